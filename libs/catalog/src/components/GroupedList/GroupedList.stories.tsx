import type { Meta, StoryObj } from '@storybook/react-vite';
import { choicesNl } from '../../messages/choicesNl.ts';
import { nl } from '../../messages/nl.ts';
import { aGroupMember } from '../../testing.ts';
import { GroupedList } from './GroupedList.tsx';

const meta = {
  component: GroupedList,
  args: {
    members: [aGroupMember(), aGroupMember({ sku: 'WH-2', name: 'Washandje Noor', stock: { status: 'out_of_stock' } })],
    quantities: { 'WH-1': 2 },
    messages: nl,
    choiceMessages: choicesNl,
    onChange: () => undefined,
  },
} satisfies Meta<typeof GroupedList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneSoldOut: Story = {};
export const FewLeftAndTiers: Story = {
  args: {
    members: [
      aGroupMember({ stock: { status: 'ok', remaining: 3 } }),
      aGroupMember({
        ...{ sku: 'WH-2', name: 'Washandje Noor' },
        tiers: [{ quantity: 6, price: 314, savingPercent: 10 }],
      }),
    ],
  },
};
