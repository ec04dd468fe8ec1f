import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { aProductSummary } from '../../testing.ts';
import { ProductCard } from './ProductCard.tsx';

const meta = { component: ProductCard, args: { product: aProductSummary(), messages: nl } } satisfies Meta<
  typeof ProductCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Reduced: Story = {
  args: {
    product: aProductSummary({
      price: 971,
      originalPrice: 1295,
      discountPercent: -25,
      labels: [{ text: 'Sale', kind: 'sale' }],
    }),
  },
};
export const InColours: Story = {
  args: {
    product: aProductSummary({
      material: 'Gekamd katoen',
      colours: [
        { name: 'Blauw', value: '#3464a0' },
        { name: 'Wit', value: '#f6f4ef' },
      ],
    }),
  },
};
export const FewLeft: Story = { args: { product: aProductSummary({ stock: { status: 'ok', remaining: 3 } }) } };
export const SoldOut: Story = { args: { product: aProductSummary({ stock: { status: 'out_of_stock' } }) } };
export const WithShopNow: Story = { args: { action: 'shopNow' } };
export const WithOrderNow: Story = { args: { action: 'orderNow' } };
export const WithoutPicture: Story = { args: { product: { ...aProductSummary(), image: '' } } };
