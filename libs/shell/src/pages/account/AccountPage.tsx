import { AccountFrame, logOutAtom, type AccountSection } from '@etalage/account';
import { Skeleton } from '@etalage/ui';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useSession } from '../../connected/useSession.ts';
import { linkTo } from '../../links.ts';
import { useLateWords, useWords } from '../../words/WordsContext.ts';
import type { PageProps } from '../definePage.tsx';
import { NeedsScript } from '../NeedsScript.tsx';
import * as css from '../pages.css.ts';
import { LoginRequired } from './parts/LoginRequired.tsx';
import { LoyaltySection } from './parts/LoyaltySection.tsx';
import { OrderSection } from './parts/OrderSection.tsx';
import { OrdersSection } from './parts/OrdersSection.tsx';
import { PasswordSection } from './parts/PasswordSection.tsx';
import { ProfileSection } from './parts/ProfileSection.tsx';
import { ReturnsSection } from './parts/ReturnsSection.tsx';
import { WishlistSection } from './parts/WishlistSection.tsx';
import { SessionFailed } from './parts/SessionFailed.tsx';

/** The sections of the account, in the order of its navigation. */
const sections: readonly { section: AccountSection; name: string; href: string; draw: () => ReactNode }[] = [
  { section: 'orders', name: 'orders', href: linkTo('my-orders'), draw: () => <OrdersSection /> },
  { section: 'returns', name: 'returns', href: linkTo('my-returns'), draw: () => <ReturnsSection /> },
  { section: 'profile', name: 'profile', href: linkTo('my-profile'), draw: () => <ProfileSection /> },
  { section: 'password', name: 'change-password', href: linkTo('change-password'), draw: () => <PasswordSection /> },
  { section: 'wishlist', name: 'wishlist', href: linkTo('my-wishlist'), draw: () => <WishlistSection /> },
  { section: 'loyalty', name: 'loyalty-card', href: linkTo('loyalty-card'), draw: () => <LoyaltySection /> },
];

/** The account of a customer (ACC-01). The server knows none: the browser fills the page. */
export function AccountPage({ params }: PageProps<unknown>) {
  const { frame } = useWords();
  const { user, isFailed, retry } = useSession();
  if (isFailed) return <SessionFailed retry={retry} />;
  if (user.session_started && user.token === undefined) return <LoginRequired />;
  if (user.current === undefined) {
    return (
      <div className={css.page} aria-busy="true">
        <h1>{frame.myAccount}</h1>
        <NeedsScript />
        <Skeleton />
      </div>
    );
  }
  return <OwnAccount firstName={user.current.firstname} name={params['section']} orderId={params['orderId']} />;
}

type OwnAccountProps = { firstName: string; name: string | undefined; orderId: string | undefined };

function OwnAccount({ firstName, name, orderId }: OwnAccountProps) {
  const { pages: messages } = useLateWords('account');
  const router = useRouter();
  const logOut = useSetAtom(logOutAtom);
  const shown = sections.find((section) => section.name === name) ?? sections[0];
  const leave = () => {
    logOut({});
    void router.navigate({ href: linkTo('home') });
  };
  return (
    <AccountFrame
      firstName={firstName}
      current={orderId === undefined ? (shown?.section ?? 'orders') : 'order'}
      sections={sections}
      messages={messages}
      onLogout={leave}
    >
      {orderId === undefined ? shown?.draw() : <OrderSection key={orderId} number={orderId} />}
    </AccountFrame>
  );
}
