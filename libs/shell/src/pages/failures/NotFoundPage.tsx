import { ErrorView } from '../../components/ErrorView/ErrorView.tsx';
import { useLateWords } from '../../words/WordsContext.ts';

/** The page that is not there. */
export function NotFoundPage() {
  return <ErrorView kind="notFound" messages={useLateWords('shop')} />;
}
