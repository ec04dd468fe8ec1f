import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';

import { StockState } from './StockState.tsx';

const meta = { component: StockState, args: { stock: { status: 'ok' }, messages: nl } } satisfies Meta<
  typeof StockState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};
export const FewLeft: Story = { args: { stock: { status: 'ok', remaining: 2 } } };
export const SoldOut: Story = { args: { stock: { status: 'out_of_stock' } } };
export const Checking: Story = { args: { isChecking: true } };
