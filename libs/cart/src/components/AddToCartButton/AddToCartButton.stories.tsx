import type { Meta, StoryObj } from '@storybook/react-vite';
import { addToCartNl } from '../../messages/addToCart.ts';
import { AddToCartButton } from './AddToCartButton.tsx';

const meta = {
  component: AddToCartButton,
  args: { words: addToCartNl, onAdd: () => undefined },
} satisfies Meta<typeof AddToCartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Adding: Story = { args: { state: 'adding' } };
export const CheckingStock: Story = { args: { state: 'checking-stock' } };
export const SoldOut: Story = { args: { state: 'sold-out' } };
