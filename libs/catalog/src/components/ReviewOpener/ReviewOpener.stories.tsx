import type { Meta, StoryObj } from '@storybook/react-vite';
import { productReviewsNl } from '../../messages/productReviewsNl.ts';
import { ReviewForm } from '../ReviewForm/ReviewForm.tsx';
import { ReviewOpener } from './ReviewOpener.tsx';

const meta = {
  component: ReviewOpener,
  args: {
    messages: productReviewsNl,
    children: <ReviewForm messages={productReviewsNl} onSend={() => Promise.resolve()} />,
  },
} satisfies Meta<typeof ReviewOpener>;
export default meta;

export const Closed: StoryObj<typeof meta> = {};
