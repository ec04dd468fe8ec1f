import { nl as words } from '@etalage/account';
import { aPaymentMethod } from '@etalage/cart/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { someDetails } from '../../testing.ts';
import { PaymentForm } from './PaymentForm.tsx';

const nothing = () => undefined;
const meta = {
  component: PaymentForm,
  args: {
    details: someDetails(),
    methods: [aPaymentMethod(), aPaymentMethod({ code: 'cashondelivery', title: 'Rembours', cost_incl_tax: 1.5 })],
    messages: nl,
    words,
    onChange: nothing,
    onBillingChange: nothing,
    onChoose: nothing,
    onContinue: nothing,
  },
} satisfies Meta<typeof PaymentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SameAddress: Story = {};
export const OtherAddress: Story = { args: { details: someDetails({ billing: 'other' }) } };
export const StockIsChecked: Story = { args: { hold: nl.stockCheckInProgress } };
