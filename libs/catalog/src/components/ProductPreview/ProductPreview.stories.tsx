import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { aProductSummary } from '../../testing.ts';
import { ProductPreview } from './ProductPreview.tsx';

const meta = {
  component: ProductPreview,
  args: { product: aProductSummary(), messages: nl },
} satisfies Meta<typeof ProductPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromItsCard: Story = {};
export const FromElsewhere: Story = { args: { product: undefined } };
