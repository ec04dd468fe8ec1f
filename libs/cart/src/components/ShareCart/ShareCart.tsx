import { Button, link as linkStyle } from '@etalage/ui';
import type { CartShareMessages } from '../../messages/share.ts';
import { address, box, failure as failureStyle, hint } from './ShareCart.css.ts';

/** A link to a copy of the cart. */
export type CartLink = {
  href: string;
  /** The last day on which it works, as YYYY-MM-DD. */
  day: string;
  /** How many lines are not in it, because the shopper wrote something on them. */
  leftOut: number;
};

export type ShareCartProps = {
  /** None before the cart as it is now was shared. */
  shared?: CartLink | undefined;
  isBusy?: boolean;
  /** Why there is no link. */
  failure?: string | undefined;
  messages: CartShareMessages;
  onShare: () => void;
};

/** Shares a cart by a link (CART-26). */
export function ShareCart({ shared, isBusy = false, failure, messages, onShare }: ShareCartProps) {
  return (
    <section aria-label={messages.share} className={box}>
      <Button look="quiet" isBusy={isBusy} onClick={onShare}>
        {messages.share}
      </Button>
      {failure !== undefined && (
        <p role="alert" className={failureStyle}>
          {failure}
        </p>
      )}
      {shared && <SharedLink {...shared} messages={messages} />}
    </section>
  );
}

const SharedLink = ({ href, day, leftOut, messages }: CartLink & Pick<ShareCartProps, 'messages'>) => (
  <>
    <p className={hint}>
      {messages.linkIs(day)}{' '}
      <a className={`${linkStyle} ${address}`} href={href}>
        {href}
      </a>
    </p>
    {leftOut > 0 && <p className={hint}>{messages.leftOut(leftOut)}</p>}
  </>
);
