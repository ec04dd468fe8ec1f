import { nl as catalogMessages } from '@etalage/catalog';
import { aProductSummary } from '@etalage/catalog/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import type { Found } from '../../model/panel.ts';
import { SearchPanel } from './SearchPanel.tsx';

const nothingDone = () => undefined;
const towels: Found = {
  text: 'handdoek',
  products: [1, 2, 3].map((id) => aProductSummary({ id, name: `Badhanddoek Fenne ${id}`, originalPrice: 1595 })),
  total: 25,
  categories: [{ id: 4, name: 'Handdoeken', slug: 'handdoeken' }],
  suggestions: [],
};
const meta = {
  component: SearchPanel,
  args: {
    text: '',
    found: undefined,
    history: [],
    state: 'settled',
    hasMore: false,
    path: '/search',
    words: nl,
    catalogMessages,
    onType: nothingDone,
    onChoose: nothingDone,
    onSubmit: nothingDone,
    onReadMore: nothingDone,
  },
} satisfies Meta<typeof SearchPanel>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Empty: Story = {};
export const WithRecentQueries: Story = { args: { history: ['badjas wit', 'handdoeken', 'plaid'] } };
const { categories, products } = towels;
export const Suggestions: Story = {
  args: { text: 'hand', suggested: { text: 'hand', words: ['handdoeken', 'handdoekrek'], categories, products } },
};
export const WithHearts: Story = {
  args: { ...Suggestions.args, wish: ({ name }) => <button aria-label={`Zet ${name} op je verlanglijst`}>♡</button> },
};
export const UnderTheHeader: Story = {
  args: { ...Suggestions.args, look: 'header' },
  decorators: [
    (Panel) => <div style={{ inlineSize: 224, minBlockSize: 560, marginInlineStart: 'auto' }}>{Panel()}</div>,
  ],
};
export const ACorrection: Story = {
  args: {
    text: 'badjos',
    found: { ...towels, text: 'badjos', products: [], total: 0, categories: [], suggestions: ['badjas'] },
  },
};
export const TooShort: Story = { args: { text: 'ha', state: 'tooShort' } };
export const Searching: Story = { args: { text: 'handdoek', state: 'searching' } };
export const WithResults: Story = { args: { text: 'handdoek', found: towels, hasMore: true } };
export const NothingFound: Story = {
  args: { text: 'zeppelin', found: { ...towels, text: 'zeppelin', products: [], total: 0, categories: [] } },
};
export const OfflineWithSeenProducts: Story = {
  args: { text: 'handdoek', found: { ...towels, categories: [], total: 0, unanswered: 'offline' } },
};
export const Offline: Story = {
  args: { text: 'badjas', found: { ...towels, products: [], total: 0, unanswered: 'offline' } },
};
