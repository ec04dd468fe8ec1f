import type { Meta, StoryObj } from '@storybook/react-vite';
import { choicesNl } from '../../messages/choicesNl.ts';
import { TierPrices } from './TierPrices.tsx';

const meta = {
  component: TierPrices,
  args: {
    tiers: [
      { quantity: 6, price: 314, savingPercent: 10 },
      { quantity: 12, price: 299, savingPercent: 14 },
    ],
    messages: choicesNl,
  },
} satisfies Meta<typeof TierPrices>;
export default meta;

export const TwoTiers: StoryObj<typeof meta> = {};
