import { Coupon, couponNl, fromCartTotals } from '@etalage/cart';
import { aLine, someTotals } from '@etalage/cart/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { OrderSummary } from './OrderSummary.tsx';

const accept = async (): Promise<true> => true;
const meta = {
  component: OrderSummary,
  args: { lines: [aLine()], totals: fromCartTotals(someTotals()), messages: nl },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const SeveralLines: Story = {
  args: { lines: [aLine({ quantity: 3 }), aLine({ sku: 'LK-1', name: 'Laken', options: [], price: 4995 })] },
};
export const WithCoupon: Story = {
  args: {
    coupon: <Coupon api={{ apply: accept, remove: accept, code: async () => '' }} messages={couponNl} />,
  },
};
export const BeforeTheTotals: Story = { args: { totals: undefined } };
