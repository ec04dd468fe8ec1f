import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { ShareList } from './ShareList.tsx';

const ignore = () => undefined;
const meta = {
  component: ShareList,
  args: { messages: nl, onShare: ignore, onWithdraw: ignore },
} satisfies Meta<typeof ShareList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotShared: Story = {};
export const Shared: Story = { args: { link: 'https://winkel.test/wishlist/hF3kW9zQ0aXr7TnBvYc2LmPdEsGuJi5o' } };
export const Busy: Story = { args: { isBusy: true } };
