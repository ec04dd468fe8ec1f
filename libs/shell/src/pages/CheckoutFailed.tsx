import { Button } from '@etalage/ui';
import { ErrorView } from '../components/ErrorView/ErrorView.tsx';
import { nl } from '../messages/nl.ts';

/** In place of a checkout that could not be loaded. The page is loaded anew: a browser keeps a module that failed as failed. */
export const CheckoutFailed = () => (
  <ErrorView kind="checkout" messages={nl} actions={<Button onClick={() => location.reload()}>{nl.tryAgain}</Button>} />
);
