import type { Meta, StoryObj } from '@storybook/react-vite';
import { factsNl } from '../../messages/factsNl.ts';
import { productReviewsNl } from '../../messages/productReviewsNl.ts';
import { nl } from '../../messages/nl.ts';
import { anAbout, aProductSummary } from '../../testing.ts';
import { ProductAbout } from './ProductAbout.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_none, at) => aProductSummary({ id: at + 1, name: `Handdoek ${at + 1}` }));
const meta = {
  component: ProductAbout,
  args: {
    about: anAbout(),
    messages: nl,
    factMessages: factsNl,
    reviewMessages: productReviewsNl,
    imageSize: [310, 300],
  },
} satisfies Meta<typeof ProductAbout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  args: { about: anAbout({ care: ['wash_60', 'no_bleach', 'tumble_low'], related: cards(6), upsell: cards(2) }) },
};
export const CareAlone: Story = { args: { about: anAbout({ care: ['hand_wash', 'no_bleach', 'no_tumble'] }) } };
