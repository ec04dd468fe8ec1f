import type { Meta, StoryObj } from '@storybook/react-vite';
import { listNl } from '../../messages/listNl.ts';
import { aCategoryPage } from '../../testing.ts';
import { ListingHeader } from './ListingHeader.tsx';

const meta = { component: ListingHeader, args: { category: aCategoryPage(), messages: listNl } } satisfies Meta<
  typeof ListingHeader
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSubcategories: Story = {};
export const Leaf: Story = { args: { category: aCategoryPage({ subcategories: [] }) } };
export const WithIntroduction: Story = {
  args: { category: aCategoryPage({ description: '<p>Gewoven om te blijven.</p>' }) },
};
