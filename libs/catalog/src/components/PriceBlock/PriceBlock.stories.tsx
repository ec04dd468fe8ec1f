import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';

import { PriceBlock } from './PriceBlock.tsx';

const meta = { component: PriceBlock, args: { price: { price: 7500 }, messages: nl } } satisfies Meta<
  typeof PriceBlock
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Reduced: Story = { args: { price: { price: 7500, originalPrice: 10000, discountPercent: -25 } } };
export const From: Story = { args: { price: { price: 7500, isFrom: true } } };
export const LargeAndReduced: Story = { args: { size: 'large', price: { price: 7500, originalPrice: 10000 } } };
export const Unknown: Story = { args: { price: {} } };
