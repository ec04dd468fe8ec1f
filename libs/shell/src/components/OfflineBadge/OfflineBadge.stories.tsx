import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { OfflineBadge } from './OfflineBadge.tsx';

const meta = { component: OfflineBadge, args: { isOffline: true, messages: nl } } satisfies Meta<typeof OfflineBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const Waiting: Story = { args: { isWaiting: true } };
export const Online: Story = { args: { isOffline: false } };
