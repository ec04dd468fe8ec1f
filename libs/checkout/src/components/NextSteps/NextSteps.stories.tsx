import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { NextSteps } from './NextSteps.tsx';

const meta = {
  component: NextSteps,
  args: { messages: nl, sends: 'parcel' },
} satisfies Meta<typeof NextSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AParcel: Story = { args: { deliveryDay: '2026-11-25' } };
export const WithoutADay: Story = {};
export const ByMail: Story = { args: { sends: 'mail' } };
