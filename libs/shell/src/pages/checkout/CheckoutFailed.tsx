import { Button } from '@etalage/ui';
import { ErrorView } from '../../components/ErrorView/ErrorView.tsx';
import { nl } from '../../messages/nl.ts';

/** Shown for a checkout or an order that failed to load. Its button reloads the page, as a browser caches a module that failed. */
export const CheckoutFailed = ({ kind }: { kind: 'checkout' | 'order' }) => (
  <ErrorView kind={kind} messages={nl} actions={<Button onClick={() => location.reload()}>{nl.tryAgain}</Button>} />
);
