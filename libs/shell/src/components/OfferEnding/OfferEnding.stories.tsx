import type { Meta, StoryObj } from '@storybook/react-vite';
import { offerHomeNl } from '../../messages/offerHome.ts';
import { OfferEnding } from './OfferEnding.tsx';

const meta = {
  component: OfferEnding,
  args: { at: Date.parse('2026-11-20T23:00:00Z'), words: offerHomeNl.until },
} satisfies Meta<typeof OfferEnding>;
export default meta;

export const BeforeTheClock: StoryObj<typeof meta> = {};
