import type { ReactNode } from 'react';
import type { FrameMessages } from '../../messages/frame.ts';
import * as css from './CountedLink.css.ts';

export type CountedLinkProps = {
  icon: ReactNode;
  href: string;
  /** What it leads to; the number is said after it. */
  name: string;
  /** How many products are there; at 0 the badge is empty and not shown. */
  count: number;
  /** The badge's own name. */
  badge: 'cart' | 'wishlist';
  messages: FrameMessages;
  /** The shopper follows it; return true when what it leads to has been shown, so that no page is opened. */
  onOpen?: (() => boolean) | undefined;
  /** Under the icon. */
  children?: ReactNode;
};

/**
 * The way to something with how many products are in it (HEADER-05). Its words stand before the number, as in its name: who
 * speaks to the browser says what is seen.
 */
export function CountedLink({ icon, href, name, count, badge, messages, onOpen, children }: CountedLinkProps) {
  return (
    <a
      className={css.link}
      href={href}
      // Its own words are its name, as long as there is no number to them.
      aria-label={children === undefined || count > 0 ? messages.counted(name, count) : undefined}
      onClick={(event) => onOpen?.() && event.preventDefault()}
    >
      {children}
      {count > 0 && ' '}
      <span className={css.icon}>
        {icon}
        {/* A script in the head fills it before hydration. */}
        <span key={count} className={css.badge} data-badge={badge} aria-hidden="true" suppressHydrationWarning>
          {count > 0 ? String(count) : ''}
        </span>
      </span>
    </a>
  );
}
