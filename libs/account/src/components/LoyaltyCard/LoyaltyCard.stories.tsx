import { button } from '@etalage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loyaltyNl } from '../../messages/loyalty.ts';
import { LoyaltyCard } from './LoyaltyCard.tsx';

const earned = { description: 'Gespaard met je bestelling', orderNumber: '100000482' };
const history = [
  {
    date: '2026-11-19T20:14:00Z',
    points: -84,
    description: 'Bestelling geannuleerd: punten vervallen',
    orderNumber: '100000475',
  },
  { ...earned, date: '2026-11-12T09:30:00Z', points: 1204 },
  { ...earned, date: '2026-11-02T08:00:00Z', points: 84, orderNumber: '100000475' },
];
const card = { points: 1204, value: 60.2, currency: 'EUR', cardNumber: '2384017265095', expiresAt: null, history };
const shopLink = (
  <a className={button()} href="/">
    Verder winkelen
  </a>
);
const meta = {
  component: LoyaltyCard,
  args: {
    card,
    messages: loyaltyNl,
    orderHref: (number) => `/my-account/order/${number}`,
    orderLabel: (number) => `Bestelling ${number}`,
    shopLink,
  },
} satisfies Meta<typeof LoyaltyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPoints: Story = {};
export const NothingYet: Story = { args: { card: { ...card, points: 0, value: 0, history: [] } } };
export const Long: Story = {
  args: {
    card: {
      ...card,
      history: Array.from({ length: 45 }, () => history)
        .flat()
        .slice(0, 45),
    },
  },
};
