import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { ShopReviews } from './ShopReviews.tsx';

const summary = {
  averageRating: 8.3,
  numberReviews: 957,
  last12MonthAverageRating: 8.4,
  viewReviewUrl: 'https://reviews.test/dagvondst',
  reviews: [
    { author: 'Noor', score: 9, date: '2026-11-02T09:00:00+01:00', text: 'Snel in huis, en precies wat ik zocht.' },
    { author: 'Bram', score: 6, date: '2026-10-21T18:30:00+02:00', text: 'De handdoeken pluizen de eerste was.' },
  ],
};

const meta = {
  component: ShopReviews,
  args: { summary, messages: nl, onRetry: () => undefined },
} satisfies Meta<typeof ShopReviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const WithoutWords: Story = {
  args: { summary: { ...summary, reviews: [{ author: 'Noor', score: 9, date: '', text: '' }] } },
};
export const NoneYet: Story = { args: { summary: { ...summary, reviews: [] } } };
export const NotLoaded: Story = { args: { summary: 'failed' } };
