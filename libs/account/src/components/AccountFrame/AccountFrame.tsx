import type { ReactNode } from 'react';
import { classNames } from '@etalage/ui';
import type { AccountPageMessages } from '../../messages/accountPages.ts';
import * as css from '../account.css.ts';

const titles = {
  orders: 'sectionOrders',
  order: 'sectionOrderDetails',
  returns: 'sectionReturns',
  profile: 'sectionProfile',
  password: 'sectionChangePassword',
  wishlist: 'sectionWishlists',
  loyalty: 'sectionLoyaltyCard',
} as const satisfies Record<string, keyof AccountPageMessages>;

/** A part of the account with a page of its own. */
export type AccountSection = keyof typeof titles;

export type AccountFrameProps = {
  firstName: string;
  /** The one that is shown. */
  current: AccountSection;
  /** The sections of this shop in their order, each with its address. */
  sections: readonly { section: AccountSection; href: string }[];
  messages: AccountPageMessages;
  onLogout: () => void;
  children: ReactNode;
};

/** What every page of the account has in common: who is in, where one may go, and the way out (ACC-01, ACC-11). */
export function AccountFrame({ firstName, current, sections, messages, onLogout, children }: AccountFrameProps) {
  return (
    <div className={css.frame}>
      <nav aria-label={messages.myAccount}>
        <p className={css.greeting}>{messages.hello(firstName)}</p>
        <ul className={css.sections}>
          {sections.map(({ section, href }) => (
            <li key={section}>
              <a
                className={classNames(css.section, css.plainOnDesktop)}
                href={href}
                aria-current={section === current ? 'page' : undefined}
                ref={section === current ? centre : undefined}
              >
                {messages[titles[section]]}
              </a>
            </li>
          ))}
          <li>
            <button type="button" className={classNames(css.section, css.plainOnDesktop)} onClick={onLogout}>
              {messages.logout}
            </button>
          </li>
        </ul>
      </nav>
      <section className={css.content} aria-labelledby="account-title">
        <h1 id="account-title" className={css.title}>
          {messages[titles[current]]}
        </h1>
        {children}
      </section>
    </div>
  );
}

/** Scrolls the row of sections, which is wider than a phone, to the current one; again when the web font changes its width. */
function centre(link: HTMLElement | null): (() => void) | undefined {
  const row = link?.closest('ul');
  if (!link || !row) return undefined;
  const observer = new ResizeObserver(() => {
    const [own, whole] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += own.left + own.width / 2 - (whole.left + whole.width / 2);
  });
  observer.observe(link);
  return () => observer.disconnect();
}
