import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { RatingSnippet } from './RatingSnippet.tsx';

const meta = {
  component: RatingSnippet,
  args: { rating: { score: 8.3, count: 957 }, messages: nl },
} satisfies Meta<typeof RatingSnippet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheStoreView: Story = {};
export const Live: Story = { args: { live: { score: 8.4, count: 960 } } };
