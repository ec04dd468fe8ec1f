import { linkTo } from '../../links.ts';
import type { FrameMessages } from '../../messages/frame.ts';
import * as css from './OfflineBadge.css.ts';

type OfflineBadgeProps = {
  isOffline: boolean;
  /** Whether a page that was asked for waits for the network. */
  isWaiting?: boolean;
  messages: FrameMessages;
};

/** Says that there is no network, and leads to what one can do without; a live region, empty while there is one. */
export function OfflineBadge({ isOffline, isWaiting = false, messages }: OfflineBadgeProps) {
  return (
    <div role="status" className={isOffline ? css.badge : undefined}>
      {isOffline && (
        <a href={linkTo('offline-guide')}>{isWaiting ? messages.offlineWaiting : messages.offlineBanner}</a>
      )}
    </div>
  );
}
