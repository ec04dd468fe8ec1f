import {
  CheckoutLayout,
  OrderReturned,
  pageAt,
  pageOf,
  WholePage,
  type PageOptions,
  type RecordedShop,
} from '@etalage/shell/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordedShop } from './recordedShop.ts';

const meta = {
  title: 'Pages/Shop',
  parameters: { layout: 'fullscreen' },
  render: (_args, { loaded }) => <WholePage {...loaded['page']} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of the store that Storybook wears. */
const at = (path: string, options: PageOptions = {}, change = (shop: RecordedShop) => shop): Story => ({
  loaders: [
    async ({ globals }) => ({
      page: await pageAt(change(recordedShop(String(globals['store']))), path, options),
    }),
  ],
});
type Listing = RecordedShop['category']['listing'];
const emptyBut = (differences: Partial<Listing>) => (shop: RecordedShop) => ({
  ...shop,
  category: {
    ...shop.category,
    listing: { ...shop.category.listing, products: [], facets: [], total: 0, ...differences },
  },
});

/** The clock of an offer comes after its page. */
export const Home: Story = {
  ...at('/'),
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-ends-at]');
    if (place !== null) await waitFor(() => expect(place.childElementCount).toBeGreaterThan(0));
  },
};
export const Category = at('/c/categorie');
export const CategoryWithoutProducts = at('/c/categorie', {}, emptyBut({}));
export const NothingFitsTheFilters = at(
  '/c/categorie',
  {},
  emptyBut({
    search: { kleur: 'goud' },
    facets: [
      {
        attribute: 'kleur',
        label: 'Kleur',
        values: [{ id: 'goud', label: 'Goud', type: 'kleur', count: 0, isChosen: true, colour: '#c8a24a' }],
      },
    ],
  }),
);
export const SearchEngineDown = at('/c/categorie', {}, emptyBut({ isUnreachable: true }));
export const Product = at('/p/product/product/variant');
export const Content = at('/i/bezorgen');
export const Cart = at('/cart/', { quantity: 2 });
export const EmptyCart = at('/cart/');
/** The payment provider offers nothing of its own here. */
export const Checkout: Story = {
  ...at('/checkout', { quantity: 1 }),
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) =>
      new URL(new Request(input).url).pathname.startsWith('/api/')
        ? Response.json({ code: 200, result: [] })
        : fetch(input, init);
    return () => void (globalThis.fetch = fetch);
  },
};
/** Storybook has no backend that a checkout could be loaded from. */
export const CheckoutNotLoaded = at('/checkout', { quantity: 1 });
/** An order of what the store's product page shows, as the server says that it stands. */
const ordered = (status: 'processing' | 'pending_payment', paymentStatus: 'completed' | 'failed'): Story => ({
  loaders: [
    async ({ globals }) => {
      const shop = recordedShop(String(globals['store']));
      const { name, price = 0, options, gallery } = shop.product;
      const image = gallery.find(({ kind }) => kind === 'image')?.src;
      const chosen = options.flatMap(({ values }) => values.filter(({ isChosen }) => isChosen));
      const line = { name, options: chosen.map(({ label }) => label).join(', '), quantity: 2, price: 2 * price };
      const orderNumber = '100000482';
      const page = (
        <OrderReturned
          view={shop.view}
          found={{ orderNumber, status, paymentStatus, total: (2 * price + 495) / 100, currency: 'EUR' }}
          bought={{
            orderId: '482',
            orderNumber,
            cartId: '',
            paymentMethod: 'multisafepay_ideal',
            bought: [{ ...line, ...(image && { image }) }],
            deliverTo: ['Jans de Vries', 'Damrak 12 A', '1012 AB Amsterdam'],
          }}
          onPayAgain={() => undefined}
          onRestore={() => undefined}
        />
      );
      return { page: await pageOf(shop, page, CheckoutLayout) };
    },
  ],
});
export const OrderPaid = ordered('processing', 'completed');
export const PaymentFailed = ordered('pending_payment', 'failed');
export const NotFound = at('/bestaat/niet');
export const SomethingWentWrong = at('/error');
export const BackendDown = at('/c/categorie', { backend: 'down' });
export const BackendFailing = at('/c/categorie', { backend: 'failing' });
export const Offline: Story = {
  ...at('/p/product/product/variant'),
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
};
