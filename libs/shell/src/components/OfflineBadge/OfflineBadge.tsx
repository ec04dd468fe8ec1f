import type { FrameMessages } from '../../messages/frame.ts';
import * as css from './OfflineBadge.css.ts';

/** Says that there is no network; a live region, empty while there is one. */
export function OfflineBadge({ isOffline, messages }: { isOffline: boolean; messages: FrameMessages }) {
  return (
    <div role="status" className={isOffline ? css.badge : undefined}>
      {isOffline && messages.offlineBanner}
    </div>
  );
}
