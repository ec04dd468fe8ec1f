import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { SellingPoints } from './SellingPoints.tsx';

const deliver = { label: 'Voor 22.00 uur besteld, morgen in huis', text: '' };
const meta = {
  component: SellingPoints,
  args: {
    usps: [
      deliver,
      { label: 'Gratis verzending vanaf € 50', text: '', link: { href: '/i/bezorgen', external: false } },
      { label: '30 dagen bedenktijd', text: '' },
    ],
    messages: nl,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SellingPoints>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakingTurns: Story = {};
export const MovingOnDesktopToo: Story = { args: { movesOnDesktop: true } };
export const OnlyOne: Story = { args: { usps: [deliver] } };
export const LangeWoorden: Story = {
  name: 'Lange woorden',
  args: {
    usps: [{ label: 'Verzendkostenvergoedingsvoorwaarden bij klanttevredenheidsonderzoeken', text: '' }, deliver],
  },
};
