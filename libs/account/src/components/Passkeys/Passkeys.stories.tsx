import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountPagesNl } from '../../messages/accountPages.ts';
import { Passkeys } from './Passkeys.tsx';

const ignore = () => undefined;
const passkeys = [
  { id: 'a', name: 'Telefoon van Jans', created_at: '2026-10-02T08:00:00Z', last_used_at: '2026-11-19T20:14:00Z' },
  { id: 'b', name: 'Laptop', created_at: '2026-11-20T08:00:00Z', last_used_at: null },
];
const meta = {
  component: Passkeys,
  args: { passkeys, messages: accountPagesNl, onAdd: ignore, onRename: ignore, onRemove: ignore },
} satisfies Meta<typeof Passkeys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const None: Story = { args: { passkeys: [] } };
export const Adding: Story = { args: { isBusy: true } };
export const Canceled: Story = { args: { failure: accountPagesNl.passkeyCanceled } };
export const Offline: Story = { args: { failure: accountPagesNl.unreachable } };
