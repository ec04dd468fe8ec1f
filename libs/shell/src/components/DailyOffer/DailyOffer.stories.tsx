import { nl } from '@etalage/catalog';
import { aProductSummary } from '@etalage/catalog/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DailyOffer } from './DailyOffer.tsx';

const meta = {
  component: DailyOffer,
  args: {
    block: { eyebrow: 'De vondst van vandaag', title: 'Stil in de coupé', text: 'Veertig uur muziek. Op is op.' },
    product: aProductSummary({ price: 5995 }),
    messages: nl,
    action: 'shopNow',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DailyOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};
export const Reduced: Story = { args: { product: aProductSummary({ price: 5995, originalPrice: 9995 }) } };
export const NearlyGone: Story = {
  args: { product: aProductSummary({ price: 5995, stock: { status: 'ok', remaining: 3 } }) },
};
export const SoldOut: Story = {
  args: { product: aProductSummary({ price: 5995, stock: { status: 'out_of_stock' } }) },
};
export const UntilMidnight: Story = {
  args: {
    block: { ...meta.args.block, ending: { at: Date.UTC(2026, 10, 20, 23), words: 'Tot middernacht.' } },
    product: aProductSummary({ price: 5995, originalPrice: 9995 }),
  },
};
