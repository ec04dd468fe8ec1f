import type { Meta, StoryObj } from '@storybook/react-vite';
import { offlineOrdersNl } from '../../messages/offlineOrders.ts';
import { WaitingOrder } from './WaitingOrder.tsx';

const ignore = () => undefined;
const meta = {
  component: WaitingOrder,
  args: {
    order: {
      placedAt: Date.parse('2026-11-27T09:00:00Z'),
      total: 2985,
      bought: [{ name: 'Handdoek Hotel', options: 'Wit, 50 x 100 cm', quantity: 2, price: 2490 }],
    },
    messages: offlineOrdersNl,
    onSend: ignore,
    onDrop: ignore,
  },
} satisfies Meta<typeof WaitingOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Sending: Story = { args: { state: 'sending' } };
export const NotReached: Story = { args: { state: 'failed' } };
