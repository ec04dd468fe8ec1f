import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { aListing } from '../../testing.ts';
import { ProductGrid } from './ProductGrid.tsx';

const meta = {
  component: ProductGrid,
  args: { products: aListing({ total: 8 }).products, messages: nl },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EightProducts: Story = {};
export const OneProduct: Story = { args: { products: aListing({ total: 1 }).products } };
