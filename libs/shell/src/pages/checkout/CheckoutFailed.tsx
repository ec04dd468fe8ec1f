import { Button } from '@etalage/ui';
import { ErrorView } from '../../components/ErrorView/ErrorView.tsx';
import { useReference } from '../failures/useReference.ts';
import { useLateWords } from '../../words/WordsContext.ts';

/** Shown for a checkout or an order that failed to load. Its button reloads the page, as a browser caches a module that failed. */
export function CheckoutFailed({ kind }: { kind: 'checkout' | 'order' }) {
  const words = useLateWords('shop');
  const retry = <Button onClick={() => location.reload()}>{words.tryAgain}</Button>;
  return <ErrorView kind={kind} messages={words} reference={useReference()} actions={retry} />;
}
