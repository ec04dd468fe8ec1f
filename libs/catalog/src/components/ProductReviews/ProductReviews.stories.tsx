import type { Meta, StoryObj } from '@storybook/react-vite';
import { productReviewsNl } from '../../messages/productReviewsNl.ts';
import { someProductReviews } from '../../testing.ts';
import { ProductReviews } from './ProductReviews.tsx';

const meta = {
  component: ProductReviews,
  args: { reviews: someProductReviews(), messages: productReviewsNl },
} satisfies Meta<typeof ProductReviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const NoneYet: Story = { args: { reviews: { count: 0, items: [] } } };
