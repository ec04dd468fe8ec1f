import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartShareNl } from '../../messages/share.ts';
import { ShareCart } from './ShareCart.tsx';

const meta = {
  component: ShareCart,
  args: { messages: cartShareNl, onShare: () => undefined },
} satisfies Meta<typeof ShareCart>;
export default meta;
type Story = StoryObj<typeof meta>;

const shared = { href: 'https://winkel.test/cart/shared#q1YqzKzKz0tVslIqLcpJVNJRKk', day: '2026-12-24', leftOut: 0 };

export const NotShared: Story = {};
export const Shared: Story = { args: { shared } };
export const WithoutOwnTexts: Story = { args: { shared: { ...shared, leftOut: 2 } } };
export const Busy: Story = { args: { isBusy: true } };
export const Failed: Story = { args: { failure: cartShareNl.shareFailed } };
