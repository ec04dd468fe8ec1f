import { Button } from '@etalage/ui';
import { ErrorView } from '../../../components/ErrorView/ErrorView.tsx';
import { useLateWords } from '../../../words/WordsContext.ts';
import { useReference } from '../../failures/useReference.ts';

/** Shown when the customer could not be loaded. */
export function SessionFailed({ retry }: { retry: () => void }) {
  const words = useLateWords('shop');
  const again = <Button onClick={retry}>{words.tryAgain}</Button>;
  return <ErrorView kind="unreachable" messages={words} reference={useReference()} actions={again} />;
}
