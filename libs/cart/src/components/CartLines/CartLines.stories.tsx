import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { aLine } from '../../testing.ts';
import { CartLines } from './CartLines.tsx';

const nothing = () => undefined;
const meta = {
  component: CartLines,
  args: { lines: [aLine()], messages: nl, onQuantityChange: nothing, onRemove: nothing },
} satisfies Meta<typeof CartLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const SeveralLines: Story = {
  args: { lines: [aLine({ quantity: 3 }), aLine({ sku: 'LK-1', name: 'Laken', options: [], price: 4995 })] },
};
export const Reduced: Story = { args: { lines: [aLine({ originalPrice: 2995 })] } };
export const OutOfStock: Story = { args: { lines: [aLine({ stock: { is_in_stock: false } })] } };
export const FewLeft: Story = { args: { lines: [aLine({ stock: { is_in_stock: true, qty: 2 } })] } };
export const WithoutPicture: Story = { args: { lines: [aLine({ image: undefined })] } };
export const Editable: Story = { args: { onEdit: nothing } };
export const WithWishes: Story = {
  args: {
    lines: [aLine({ parentId: 200 })],
    renderWish: ({ name }) => <button aria-label={`Zet ${name} op je verlanglijst`}>♡</button>,
    onMove: nothing,
  },
};
