import { ErrorView } from '../../components/ErrorView/ErrorView.tsx';
import { nl } from '../../messages/nl.ts';

/** The page that is not there. */
export function NotFoundPage() {
  return <ErrorView kind="notFound" messages={nl} />;
}
