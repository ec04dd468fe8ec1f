import { nl as catalogMessages } from '@etalage/catalog';
import { ShareList, WishList } from '@etalage/wishlist';
import { nl as wishlistWords } from '@etalage/wishlist/headless';
import { aWish } from '@etalage/wishlist/testing';
import {
  accountPagesNl,
  AccountFrame,
  AddressBook,
  ChooseLines,
  ConfirmWithdrawal,
  FindOrder,
  OrderAgainResult,
  orderAgainNl,
  ReturnList,
  WithdrawalReceipt,
  wholeOrder,
  withdrawalNl,
  nl,
  OrderList,
  OrderView,
  ProfileForm,
  LogIn,
  LoyaltyCard,
  loyaltyNl,
  Register,
  toOrderAddress,
  type AccountSection,
  type OrderDetail,
  type WithdrawableOrder,
  type Withdrawal,
} from '@etalage/account';
import { anAddress } from '@etalage/account/testing';
import { pageOf, WholePage, type RecordedShop } from '@etalage/shell/stories';
import { Button, button, EmptyState } from '@etalage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { recordedShop } from './recordedShop.ts';

const meta = {
  title: 'Pages/Account',
  parameters: { layout: 'fullscreen' },
  render: (_args, { loaded }) => <WholePage {...loaded['page']} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (draw: (shop: RecordedShop) => ReactNode): Story => ({
  loaders: [
    async ({ globals }) => {
      const shop = recordedShop(String(globals['store']));
      return { page: await pageOf(shop, draw(shop)) };
    },
  ],
});

const ignore = () => undefined;
const none = () => [];
const words = accountPagesNl;
const sections = [
  { section: 'orders', href: '/my-account/orders' },
  { section: 'returns', href: '/my-account/returns' },
  { section: 'profile', href: '/my-account/profile' },
  { section: 'wishlist', href: '/my-account/wishlist' },
  { section: 'loyalty', href: '/my-account/loyalty-card' },
] as const;
const inAccount = (current: AccountSection, page: ReactNode) => (
  <AccountFrame firstName="Jans" current={current} sections={sections} messages={words} onLogout={ignore}>
    {page}
  </AccountFrame>
);
const toShop = (
  <a className={button()} href="/">
    {words.toShop}
  </a>
);

const home = toOrderAddress(anAddress(), { email: 'jans@voorbeeld.nl' });
const work = toOrderAddress(anAddress({ streetAddress: 'Keizersgracht', apartmentNumber: '174', zipCode: '1016 DW' }), {
  email: 'jans@voorbeeld.nl',
});

/** Four orders of what a shop sells. */
function ordersOf({ category: { listing } }: RecordedShop): OrderDetail[] {
  const states = ['processing', 'complete', 'complete', 'canceled'] as const;
  return states.map((state, at) => {
    const lines = listing.products
      .slice(at, at + 2)
      .map(({ sku, name, price = 0 }) => ({ sku, name, quantity: 1, total: price, options: [] }));
    const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
    return {
      number: `1000004${82 - 7 * at}`,
      orderedAt: Date.UTC(2026, 10, 19 - 23 * at, 20, 14),
      state,
      total: subtotal + 495,
      pieces: lines.length,
      lines,
      subtotal,
      discount: 0,
      shipping: 495,
      paymentFee: 0,
      giftCard: 0,
      withdrawn: 0,
      tax: Math.round(((subtotal + 495) * 21) / 121),
      shippingAddress: home,
      billingAddress: work,
      shippingMethod: 'Morgen in huis',
      paymentMethod: 'iDEAL',
      ...(state === 'complete'
        ? { tracking: { carrier: 'PostNL', number: '3SABC482', url: 'https://pakket.example/482' } }
        : {}),
    };
  });
}

export const Orders = showing((shop) =>
  inAccount(
    'orders',
    <OrderList orders={ordersOf(shop)} messages={words} orderHref={(number) => `/my-account/order/${number}`} />,
  ),
);
export const NothingOrdered = showing(() =>
  inAccount('orders', <OrderList orders={[]} messages={words} orderHref={() => ''} shopLink={toShop} />),
);
export const OneOrder = showing((shop) => {
  const [, order] = ordersOf(shop);
  return inAccount('order', order && <OrderView order={order} messages={words} ordersHref="/my-account/orders" />);
});
export const OrderedAgain = showing((shop) => {
  const [, order] = ordersOf(shop);
  const [line] = order?.lines ?? [];
  const named = { name: line?.name ?? '', options: [{ label: 'Maat', value: 'M' }] };
  const result = {
    added: 2,
    gone: [named],
    changed: [{ ...named, was: 1995, now: 2495 }],
    limited: [{ ...named, ordered: 3, quantity: 1 }],
  };
  return inAccount(
    'order',
    <>
      <OrderAgainResult result={result} messages={orderAgainNl} />
      {order && <OrderView order={order} messages={words} ordersHref="/my-account/orders" />}
    </>,
  );
});
/** What was withdrawn of an order of what a shop sells; the first line is sealed. */
function withdrawalOf(shop: RecordedShop, state: Withdrawal['state']): Withdrawal {
  const [order] = ordersOf(shop);
  const lines = (order?.lines ?? []).map(({ sku, name, quantity, options }, at) => {
    return { itemId: at, sku, name, quantity, options: [...options], isSealed: at === 0 };
  });
  const orderNumber = order?.number ?? '';
  return { number: `${orderNumber}-1`, orderNumber, requestedAt: '2026-11-20T19:14:00.000Z', state, lines };
}
const withdrawable = (shop: RecordedShop): WithdrawableOrder => {
  const { orderNumber, lines } = withdrawalOf(shop, 'requested');
  const left = lines.map((line, at) => ({ ...line, quantity: 3, left: at === 0 ? 3 : 2 }));
  return { orderNumber, orderedAt: '2026-11-19T20:14:00.000Z', until: '2026-12-20T22:59:59.999Z', lines: left };
};
export const Returns = showing((shop) =>
  inAccount(
    'returns',
    <ReturnList
      withdrawals={(['requested', 'received', 'refunded', 'canceled'] as const).map((state) =>
        withdrawalOf(shop, state),
      )}
      messages={withdrawalNl}
      orderHref={(number) => `/my-account/order/${number}`}
    />,
  ),
);
export const NothingReturned = showing(() =>
  inAccount(
    'returns',
    <EmptyState title={withdrawalNl.noReturns} actions={toShop}>
      {withdrawalNl.noReturnsText}
    </EmptyState>,
  ),
);
export const FindingOrder = showing(() => (
  <FindOrder
    values={{ orderNumber: '100000482', email: '' }}
    issues={[]}
    failure="We vinden geen bestelling met dit nummer en e-mailadres. Beide staan in de mail over je bestelling."
    onChange={ignore}
    onSubmit={none}
    messages={words}
    fieldMessages={nl}
    withdrawal={withdrawalNl}
  />
));
export const ChoosingWhatToWithdraw = showing((shop) => {
  const order = withdrawable(shop);
  const acts = { onChange: ignore, onNext: ignore, onOtherOrder: ignore };
  return <ChooseLines order={order} choice={wholeOrder(order)} messages={withdrawalNl} {...acts} />;
});
export const ConfirmingWithdrawal = showing((shop) => {
  const order = withdrawable(shop);
  const acts = { isBusy: false, onConfirm: ignore, onBack: ignore };
  return <ConfirmWithdrawal order={order} choice={wholeOrder(order)} messages={withdrawalNl} {...acts} />;
});
export const Withdrawn = showing((shop) => (
  <WithdrawalReceipt receipt={withdrawalOf(shop, 'requested')} messages={withdrawalNl} />
));
export const UnknownOrder = showing(() =>
  inAccount(
    'order',
    <EmptyState title={words.orderNotRetrieved} actions={toShop}>
      {words.orderNotRetrievedText}
    </EmptyState>,
  ),
);
export const PersonalDetails = showing(() =>
  inAccount(
    'profile',
    <ProfileForm
      profile={{ firstName: 'Jans', lastName: 'de Vries', email: 'jans@voorbeeld.nl' }}
      issues={[]}
      messages={words}
      fieldMessages={nl}
      onChange={ignore}
      onSubmit={none}
    />,
  ),
);
export const Addresses = showing(() =>
  inAccount(
    'profile',
    <AddressBook
      addresses={[
        { id: 1, address: home, isDefaultShipping: true, isDefaultBilling: false },
        { id: 2, address: work, isDefaultShipping: false, isDefaultBilling: true },
      ]}
      messages={words}
      onAdd={ignore}
      onChange={ignore}
      onRemove={ignore}
    />,
  ),
);
export const AddressesNotSentYet = showing(() =>
  inAccount(
    'profile',
    <AddressBook
      addresses={[
        { id: 1, address: home, isDefaultShipping: true, isDefaultBilling: true },
        { id: 0, address: work, isDefaultShipping: false, isDefaultBilling: false, isWaiting: true },
      ]}
      messages={words}
      onAdd={ignore}
      onChange={ignore}
      onRemove={ignore}
    />,
  ),
);
export const EmptyWishlist = showing(() =>
  inAccount(
    'wishlist',
    <EmptyState title={wishlistWords.wishlistEmpty} actions={toShop}>
      {wishlistWords.emptyText}
    </EmptyState>,
  ),
);
export const Wishlist = showing(({ product }) =>
  inAccount(
    'wishlist',
    <>
      <WishList
        wishes={[
          { item: aWish({ price: (product.price ?? 0) + 500 }), product },
          { item: aWish({ sku: 'WEG', id: 99 }) },
        ]}
        messages={wishlistWords}
        catalogMessages={catalogMessages}
        cartLabel="In winkelwagen"
        picker={() => null}
        onMove={ignore}
        onReplace={ignore}
        onRemove={ignore}
      />
      <ShareList messages={wishlistWords} onShare={ignore} onWithdraw={ignore} />
    </>,
  ),
);
const loyaltyCard = (points: number, count: number) => ({
  ...{ points, value: points / 20, currency: 'EUR', cardNumber: '2384017265095', expiresAt: null },
  history: [
    {
      date: '2026-11-19T20:14:00Z',
      points: -84,
      description: 'Bestelling geannuleerd: punten vervallen',
      orderNumber: '100000475',
    },
    { date: '2026-11-12T09:30:00Z', points, description: 'Gespaard met je bestelling', orderNumber: '100000482' },
    { date: '2026-11-02T08:00:00Z', points: 84, description: 'Gespaard met je bestelling', orderNumber: '100000475' },
  ].slice(0, count),
});
const loyaltySection = (points: number, count: number) => (
  <LoyaltyCard
    card={loyaltyCard(points, count)}
    messages={loyaltyNl}
    orderHref={(number) => `/my-account/order/${number}`}
    orderLabel={words.order}
    shopLink={toShop}
  />
);
export const LoyaltyPoints = showing(() => inAccount('loyalty', loyaltySection(1204, 3)));
export const NoLoyaltyPoints = showing(() => inAccount('loyalty', loyaltySection(0, 0)));
export const LoyaltyCardNotRetrieved = showing(() =>
  inAccount(
    'loyalty',
    <EmptyState title={words.loyaltyNotRetrieved} actions={<Button>Probeer opnieuw</Button>}>
      {words.unreachable}
    </EmptyState>,
  ),
);
const login = {
  values: { email: '', password: '' },
  issues: [],
  onChange: ignore,
  onSubmit: none,
  onForgotten: ignore,
  onPasskey: ignore,
  messages: words,
  fieldMessages: nl,
};
const registration = {
  ...login,
  values: { email: '', password: '', firstName: '', lastName: '', repeated: '' },
};
export const SigningIn = showing(() => (
  <>
    <LogIn {...login} />
    <Register {...registration} />
  </>
));
export const SignInRefused = showing(() => (
  <>
    <LogIn
      {...login}
      values={{ email: 'jans@voorbeeld.nl', password: 'geheim' }}
      failure="Je inloggegevens kloppen niet of je account is tijdelijk geblokkeerd"
    />
    <Register
      {...registration}
      issues={[
        { path: 'password', message: 'formPassword' },
        { path: 'repeated', message: 'formPasswordsMatch' },
      ]}
    />
  </>
));
