import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { aBankTransfer } from '../../testing.ts';
import { BankTransferDetails } from './BankTransferDetails.tsx';

const meta = {
  component: BankTransferDetails,
  args: { transfer: aBankTransfer(), messages: nl },
} satisfies Meta<typeof BankTransferDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToBePaid: Story = {};
