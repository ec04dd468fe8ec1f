import { isLoggedInAtom } from '@etalage/account/headless';
import { WishesLink } from '../components/Heart/Heart.tsx';
import { wishCountAtom } from '../model/wishCount.ts';
import { useWords } from '../words/WordsContext.ts';
import { useVisitAtom } from './useVisitAtom.ts';

/** The way to the wishlist of who visits; its words are seen in the tab bar alone. */
export function WishesButton({ label }: { label?: string }) {
  const { frame } = useWords();
  return (
    <WishesLink isLoggedIn={useVisitAtom(isLoggedInAtom)} count={useVisitAtom(wishCountAtom)} messages={frame}>
      {label}
    </WishesLink>
  );
}
