import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { emptyAddress } from '../../rules/address.ts';
import { validateAddress } from '../../rules/validateAddress.ts';
import { anAddress } from '../../testing.ts';
import { AddressFields } from './AddressFields.tsx';

const meta = {
  component: AddressFields,
  args: { use: 'shipping', address: anAddress(), issues: [], messages: nl, onChange: () => undefined },
} satisfies Meta<typeof AddressFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilledIn: Story = {};
export const NothingYet: Story = { args: { address: emptyAddress } };
export const SubmittedEmpty: Story = { args: { address: emptyAddress, issues: validateAddress(emptyAddress) } };
const wrong = anAddress({ zipCode: '12', apartmentNumber: 'A', phoneNumber: '1' });
export const WrongZipCodeAndNumber: Story = { args: { address: wrong, issues: validateAddress(wrong) } };
export const ForTheInvoice: Story = { args: { use: 'billing' } };
