import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { aListing } from '../../testing.ts';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  component: LoadMore,
  args: { listing: aListing({ total: 60 }), path: '/c/bad', messages: nl },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreToCome: Story = {};
export const Loading: Story = { args: { isLoading: true } };
export const AllShown: Story = { args: { listing: aListing({ total: 10 }) } };
