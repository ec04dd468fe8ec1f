import { isLoggedInAtom } from '@etalage/account/headless';
import { useAtomValueRawSync } from 'jotai';
import { WishesLink } from '../components/Heart/Heart.tsx';
import { wishCountAtom } from '../model/wishCount.ts';
import { useWords } from '../words/WordsContext.ts';

/** The way to the wishlist of who visits; its words are seen in the tab bar alone. */
export function WishesButton({ label }: { label?: string }) {
  const { frame } = useWords();
  return (
    <WishesLink
      isLoggedIn={useAtomValueRawSync(isLoggedInAtom)}
      count={useAtomValueRawSync(wishCountAtom)}
      messages={frame}
    >
      {label}
    </WishesLink>
  );
}
