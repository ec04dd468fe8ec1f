import type { FrameMessages } from '../../messages/frame.ts';
import * as css from './OfflineBadge.css.ts';

type OfflineBadgeProps = {
  isOffline: boolean;
  /** Whether a page that was asked for waits for the network. */
  isWaiting?: boolean;
  messages: FrameMessages;
};

/** Says that there is no network; a live region, empty while there is one. */
export function OfflineBadge({ isOffline, isWaiting = false, messages }: OfflineBadgeProps) {
  return (
    <div role="status" className={isOffline ? css.badge : undefined}>
      {isOffline && (isWaiting ? messages.offlineWaiting : messages.offlineBanner)}
    </div>
  );
}
