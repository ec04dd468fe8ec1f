import { Button } from '@etalage/ui';
import { ErrorView } from '../../components/ErrorView/ErrorView.tsx';
import { useLateWords } from '../../words/WordsContext.ts';
import { useReference } from '../failures/useReference.ts';

/** Shown when the code of the cart failed to load. */
export function CartFailed({ retry }: { retry: () => void }) {
  const words = useLateWords('shop');
  const again = <Button onClick={retry}>{words.tryAgain}</Button>;
  return <ErrorView kind="unreachable" messages={words} reference={useReference()} actions={again} />;
}
