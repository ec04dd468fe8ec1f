import type { Meta, StoryObj } from '@storybook/react-vite';
import { productReviewsNl } from '../../messages/productReviewsNl.ts';
import { ReviewForm } from './ReviewForm.tsx';

const meta = {
  component: ReviewForm,
  args: { messages: productReviewsNl, onSend: () => Promise.resolve() },
} satisfies Meta<typeof ReviewForm>;
export default meta;

export const Empty: StoryObj<typeof meta> = {};
