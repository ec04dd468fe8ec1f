import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { deliveryPromise } from '../../rules/deliveryPromise.ts';
import { DeliveryNote } from './DeliveryNote.tsx';

const now = Date.parse('2026-11-24T12:00:00Z');
const meta = {
  component: DeliveryNote,
  args: {
    country: 'NL',
    cost: { price: 495, missing: 3005 },
    promise: deliveryPromise({ now, country: 'NL', stock: 'ok' }),
    messages: nl,
  },
} satisfies Meta<typeof DeliveryNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFreeYet: Story = {};
export const Free: Story = { args: { cost: { price: 0, missing: 0 } } };
export const WithoutPromise: Story = { args: { country: 'BE', cost: { price: 795 }, promise: undefined } };
