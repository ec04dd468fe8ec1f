import { nl as catalogMessages, VariantPicker } from '@etalage/catalog';
import { aProductDetail } from '@etalage/catalog/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { aWish } from '../../testing.ts';
import { WishList } from './WishList.tsx';

const ignore = () => undefined;
const product = aProductDetail({ stock: { status: 'ok' } });
const meta = {
  component: WishList,
  args: {
    wishes: [{ item: aWish(), product }],
    messages: nl,
    catalogMessages,
    cartLabel: 'In winkelwagen',
    picker: (shown) => <VariantPicker product={shown} messages={catalogMessages} />,
    onMove: ignore,
    onReplace: ignore,
    onRemove: ignore,
  },
} satisfies Meta<typeof WishList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneProduct: Story = {};
export const CheaperThanBefore: Story = {
  args: { wishes: [{ item: aWish({ price: (product.price ?? 0) + 500 }), product }] },
};
export const BackInStock: Story = { args: { wishes: [{ item: aWish({ isSoldOut: true }), product }] } };
export const SoldOut: Story = {
  args: { wishes: [{ item: aWish(), product: aProductDetail({ stock: { status: 'out_of_stock' } }) }] },
};
export const NoLongerSold: Story = { args: { wishes: [{ item: aWish() }] } };
export const SharedBySomebody: Story = { args: { onReplace: undefined, onRemove: undefined } };
