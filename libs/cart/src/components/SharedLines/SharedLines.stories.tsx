import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartShareNl } from '../../messages/share.ts';
import { SharedLines } from './SharedLines.tsx';

const options = [{ label: 'Kleur', value: 'Wit' }];
const item = {
  item_id: 1,
  sku: 'HD',
  qty: 2,
  name: 'Handdoek Fenne',
  price: 12.5,
  product_type: 'simple',
  quote_id: '',
};
const shared = {
  items: [item, { ...item, item_id: 2, name: 'Badjas Jorn', qty: 1, extension_attributes: { options } }],
  ...{ gone: [], changed: [], limited: [] },
};
const meta = {
  component: SharedLines,
  args: { messages: cartShareNl, shared },
} satisfies Meta<typeof SharedLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {};
export const Changed: Story = {
  args: {
    shared: {
      ...shared,
      gone: [{ name: 'Washandje Loom', options: [] }],
      changed: [{ name: 'Handdoek Fenne', options: [], was: 11, now: 12.5 }],
      limited: [{ name: 'Badjas Jorn', options, ordered: 3, quantity: 1 }],
    },
  },
};
export const AllGone: Story = {
  args: { shared: { ...shared, items: [], gone: [{ name: 'Washandje Loom', options: [] }] } },
};
