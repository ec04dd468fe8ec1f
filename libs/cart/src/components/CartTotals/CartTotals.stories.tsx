import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { someTotals } from '../../testing.ts';
import { fromCartTotals } from '../../wire.ts';
import { CartTotals } from './CartTotals.tsx';

const meta = {
  component: CartTotals,
  args: { totals: fromCartTotals(someTotals()), messages: nl },
} satisfies Meta<typeof CartTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShippingChosen: Story = {};
export const ShippingLater: Story = {
  args: {
    shipping: 'later',
    totals: {
      subtotal: 1995,
      total: 1995,
      segments: [
        { code: 'subtotal_incl_tax', title: '', value: 1995 },
        { code: 'shipping', title: '', value: 0 },
      ],
    },
  },
};
export const WithDiscountAndCosts: Story = {
  args: {
    totals: {
      subtotal: 6000,
      total: 4550,
      couponCode: 'TIEN',
      segments: [
        { code: 'subtotal_incl_tax', title: '', value: 6000 },
        { code: 'discount', title: '', value: -600 },
        { code: 'shipping', title: '', value: 0 },
        { code: 'payment', title: '', value: 150 },
        { code: 'amasty_giftcard', title: '', value: -1000 },
        { code: 'tax', title: '', value: 963 },
      ],
    },
  },
};
