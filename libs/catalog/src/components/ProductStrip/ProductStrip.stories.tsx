import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { aProductSummary } from '../../testing.ts';
import { ProductStrip } from './ProductStrip.tsx';

const meta = {
  component: ProductStrip,
  args: { title: 'Past hierbij', products: [aProductSummary()], messages: nl, imageSize: [310, 300] },
} satisfies Meta<typeof ProductStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const MoreThanFit: Story = {
  args: { products: Array.from({ length: 8 }, (_none, at) => aProductSummary({ id: at + 1, name: `Handdoek ${at}` })) },
};
