import { pageAt, WholePage, type RecordedShop } from '@etalage/shell/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { recordedShop } from './recordedShop.ts';

const meta = {
  title: 'Pages/Shop',
  parameters: { layout: 'fullscreen' },
  render: (_args, { loaded }) => <WholePage {...loaded['page']} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of the store that Storybook wears. */
const at = (path: string, quantity = 0, change = (shop: RecordedShop) => shop): Story => ({
  loaders: [
    async ({ globals }) => ({
      page: await pageAt(change(recordedShop(String(globals['store']))), path, { quantity }),
    }),
  ],
});
const empty = (shop: RecordedShop): RecordedShop => ({
  ...shop,
  category: { ...shop.category, listing: { ...shop.category.listing, products: [], facets: [], total: 0 } },
});

export const Home = at('/');
export const Category = at('/c/categorie');
export const CategoryWithoutProducts = at('/c/categorie', 0, empty);
export const Product = at('/p/product/product/variant');
export const Content = at('/i/bezorgen');
export const Cart = at('/cart/', 2);
export const EmptyCart = at('/cart/');
export const Checkout = at('/checkout', 1);
export const NotFound = at('/bestaat/niet');
export const SomethingWentWrong = at('/error');
