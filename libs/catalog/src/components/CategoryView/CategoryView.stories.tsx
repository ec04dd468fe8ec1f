import type { Meta, StoryObj } from '@storybook/react-vite';
import { listNl } from '../../messages/listNl.ts';
import { aCategoryPage, aListing } from '../../testing.ts';
import { CategoryView } from './CategoryView.tsx';

const meta = {
  component: CategoryView,
  args: { category: aCategoryPage({ listing: aListing({ total: 12 }) }), messages: listNl },
} satisfies Meta<typeof CategoryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwelveProducts: Story = {};
export const MoreThanAPage: Story = { args: { category: aCategoryPage({ listing: aListing({ total: 60 }) }) } };
export const NothingFits: Story = { args: { category: aCategoryPage({ listing: aListing({ total: 0 }) }) } };
export const EngineUnreachable: Story = {
  args: { category: aCategoryPage({ listing: aListing({ total: 0, isUnreachable: true }) }) },
};
