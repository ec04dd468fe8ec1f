import { pageAt, WholePage } from '@etalage/shell/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { recordedShop } from './recordedShop.ts';

const meta = {
  title: 'Pages/Offline guide',
  parameters: { layout: 'fullscreen' },
  render: (_args, { loaded }) => <WholePage {...loaded['page']} />,
  loaders: [async ({ globals }) => ({ page: await pageAt(recordedShop(String(globals['store'])), '/offline-guide') })],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a service worker calls its cache of pages. */
const cache = 'shop-story-pages';

export const NothingKept: Story = {};
export const PagesKept: Story = {
  beforeEach: async ({ globals }) => {
    const { product, category } = recordedShop(String(globals['store']));
    const kept = await caches.open(cache);
    const pages = { '/p/product/product': product.name, '/c/categorie': category.name, '/i/bezorgen': 'Bezorgen' };
    for (const [path, title] of Object.entries(pages)) await kept.put(path, new Response(`<title>${title}</title>`));
    return () => void caches.delete(cache);
  },
};
