import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { OrderReceipt } from './OrderReceipt.tsx';

const bought = [
  { name: 'Handdoek Fenne', options: 'Terra, 50 × 100 cm', quantity: 3, price: 3885 },
  { name: 'Cadeaubon', options: '', quantity: 1, price: 2500 },
];
const meta = {
  component: OrderReceipt,
  args: {
    order: { bought, deliverTo: ['Jans de Vries', 'Damrak 12 A', '1012 AB Amsterdam'] },
    total: 6385,
    messages: nl,
    onPrint: () => undefined,
  },
} satisfies Meta<typeof OrderReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SentHome: Story = {};
export const NothingSent: Story = { args: { order: { bought: bought.slice(1), deliverTo: [] }, total: 2500 } };
