import type { OrderAgain } from '@etalage/cart';
import { pageAt, WholePage, type RecordedShop } from '@etalage/shell/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { recordedShop } from './recordedShop.ts';

const meta = {
  title: 'Pages/Shared cart',
  parameters: { layout: 'fullscreen' },
  render: (_args, { loaded }) => <WholePage {...loaded['page']} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page that a link opens in the store that Storybook wears, whose backend answers this. */
const opened = (answer: (shop: RecordedShop) => Response | Promise<Response>): Story => ({
  loaders: [
    async ({ globals }) => ({
      page: await pageAt(recordedShop(String(globals['store'])), '/cart/shared#text.signature'),
    }),
  ],
  beforeEach: ({ globals }) => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) =>
      new URL(new Request(input).url).pathname.endsWith('/shared')
        ? answer(recordedShop(String(globals['store'])))
        : fetch(input, init);
    return () => void (globalThis.fetch = fetch);
  },
});

/** Two pieces of what the store's product page shows, and what became of other lines. */
const holding = ({ product }: RecordedShop, differences: Partial<OrderAgain> = {}): Response => {
  const { name, sku, price = 0 } = product;
  const item = { item_id: 1, sku, qty: 2, name, price: price / 100, product_type: 'simple', quote_id: '' };
  return Response.json({ code: 200, result: { items: [item], gone: [], changed: [], limited: [], ...differences } });
};
const gone = [{ name: 'Badjas Fenne', options: [] }];

export const AsItWasShared = opened((shop) => holding(shop));
export const ChangedSince = opened((shop) => {
  const { name, price = 0 } = shop.product;
  const now = price / 100;
  return holding(shop, {
    gone,
    changed: [{ name, options: [], was: now + 5, now }],
    limited: [{ name, options: [], ordered: 4, quantity: 2 }],
  });
});
export const NothingLeft = opened((shop) => holding(shop, { items: [], gone }));
export const LinkThatDoesNotWork = opened(() =>
  Response.json({ code: 404, result: 'Deze link werkt niet meer.' }, { status: 404 }),
);
export const Loading = opened(() => new Promise<never>(() => undefined));
export const NotOpened = opened(() => Response.json({ code: 500, result: '' }, { status: 500 }));
