import { Button, link as linkStyle } from '@etalage/ui';
import type { WishlistMessages } from '../../messages/nl.ts';
import { acts, address, box, hint } from './ShareList.css.ts';

export type ShareListProps = {
  /** The address of the list; none while it is not shared. */
  link?: string | undefined;
  isBusy?: boolean;
  messages: WishlistMessages;
  onShare: () => void;
  onWithdraw: () => void;
};

/** Shares a list by a link, and withdraws it (WISH-17). */
export function ShareList({ link, isBusy = false, messages, onShare, onWithdraw }: ShareListProps) {
  return (
    <section aria-label={messages.share} className={box}>
      <p className={hint}>{messages.shareText}</p>
      {link !== undefined && (
        <p>
          {messages.linkIs}{' '}
          <a className={`${linkStyle} ${address}`} href={link}>
            {link}
          </a>
        </p>
      )}
      <div className={acts}>
        <Button look="quiet" isBusy={isBusy} onClick={onShare}>
          {messages.share}
        </Button>
        {link !== undefined && (
          <Button look="text" isBusy={isBusy} onClick={onWithdraw}>
            {messages.withdraw}
          </Button>
        )}
      </div>
    </section>
  );
}
