import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { aGroupMember } from '../../testing.ts';
import { GroupedList } from './GroupedList.tsx';

const meta = {
  component: GroupedList,
  args: {
    members: [aGroupMember(), aGroupMember({ sku: 'WH-2', name: 'Washandje Noor', isSoldOut: true })],
    quantities: { 'WH-1': 2 },
    messages: nl,
    onChange: () => undefined,
  },
} satisfies Meta<typeof GroupedList>;
export default meta;

export const OneSoldOut: StoryObj<typeof meta> = {};
