import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { CheckoutReturn } from './CheckoutReturn.tsx';

const nothing = () => undefined;
const orderNumber = '200000102';
const meta = {
  component: CheckoutReturn,
  args: { state: { kind: 'thanks', orderNumber }, messages: nl, onPayAgain: nothing, onRestore: nothing },
} satisfies Meta<typeof CheckoutReturn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const Pending: Story = { args: { state: { kind: 'pending', orderNumber } } };
export const NotPaidYet: Story = { args: { state: { kind: 'open', orderNumber } } };
export const PaymentFailed: Story = { args: { state: { kind: 'unpaid', orderNumber } } };
export const PaymentCannotStart: Story = {
  args: { state: { kind: 'open', orderNumber }, failure: nl.paymentUrlFailed },
};
export const OrderCanceled: Story = { args: { state: { kind: 'canceled', orderNumber } } };
export const OrderRefunded: Story = { args: { state: { kind: 'closed', orderNumber } } };
export const OrderNotFound: Story = { args: { state: { kind: 'unknown' } } };
