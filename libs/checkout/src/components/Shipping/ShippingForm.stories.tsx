import { nl as words, emptyAddress } from '@etalage/account';
import { aShippingMethod } from '@etalage/cart/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { someDetails } from '../../testing.ts';
import { ShippingForm } from './ShippingForm.tsx';

const nothing = () => undefined;
const { shippingDetails } = someDetails();
const meta = {
  component: ShippingForm,
  args: {
    details: shippingDetails,
    address: 'saved',
    methods: [
      aShippingMethod(),
      aShippingMethod({ method_code: 'evening', method_title: 'Vanavond', price_incl_tax: 0 }),
    ],
    messages: nl,
    words,
    onChange: nothing,
    onSave: nothing,
    onChoose: nothing,
    onContinue: nothing,
  },
} satisfies Meta<typeof ShippingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const NotSavedYet: Story = {
  args: { address: 'changed', details: { ...emptyAddress, shippingMethod: '', shippingCarrier: '' } },
};
export const NoDelivery: Story = { args: { methods: [] } };
