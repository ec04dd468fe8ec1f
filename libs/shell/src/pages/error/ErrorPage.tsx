import { ErrorView } from '../../components/ErrorView/ErrorView.tsx';
import { useLateWords } from '../../words/WordsContext.ts';

/** The page for when something went wrong that no other page could say. */
export function ErrorPage() {
  return <ErrorView kind="unknown" messages={useLateWords('shop')} />;
}
