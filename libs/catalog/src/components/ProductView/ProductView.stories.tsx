import type { Meta, StoryObj } from '@storybook/react-vite';
import { factsNl } from '../../messages/factsNl.ts';
import { nl } from '../../messages/nl.ts';
import { aProductDetail } from '../../testing.ts';
import { OrderPanel } from '../OrderPanel/OrderPanel.tsx';
import { ProductStory } from '../ProductStory/ProductStory.tsx';
import { ProductView } from './ProductView.tsx';

const meta = {
  component: ProductView,
  args: {
    product: aProductDetail(),
    messages: nl,
    children: <ProductStory product={aProductDetail()} messages={factsNl} />,
    order: <OrderPanel stock={{ status: 'ok' }} messages={nl} label="In winkelwagen" onAdd={() => undefined} />,
  },
} satisfies Meta<typeof ProductView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Configurable: Story = {};
export const Reduced: Story = {
  args: { product: aProductDetail({ price: 4425, originalPrice: 5900, discountPercent: -25 }) },
};
export const SoldOut: Story = {
  args: {
    order: (
      <OrderPanel stock={{ status: 'out_of_stock' }} messages={nl} label="In winkelwagen" onAdd={() => undefined} />
    ),
  },
};
export const WithoutVariants: Story = { args: { product: aProductDetail({ errors: { variants: 'Niet leverbaar' } }) } };
