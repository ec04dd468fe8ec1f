import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GiftCard } from '../../giftCardContract.ts';
import { giftCardNl } from '../../messages/giftCard.ts';
import { GiftCardForm } from './GiftCardForm.tsx';

const aCard = (changes: Partial<GiftCard> = {}): GiftCard => ({
  code: 'CADEAU25',
  status: 'active',
  current_value: 25,
  initial_value: 50,
  currency: 'EUR',
  expired_date: '2027-12-31',
  ...changes,
});
const cards = [
  { code: 'CADEAU25', amount: 2500 },
  { code: '7KQ2M9XRTB4HWZ3C', amount: 495 },
];

const meta = {
  component: GiftCardForm,
  args: {
    cards: [],
    checked: undefined,
    busy: undefined,
    failure: undefined,
    messages: giftCardNl,
    onApply: () => undefined,
    onCheck: () => undefined,
    onRemove: () => undefined,
  },
} satisfies Meta<typeof GiftCardForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => userEvent.click(canvas.getByText(giftCardNl.question));

export const Closed: Story = {};
export const Open: Story = { play: open };
export const Applying: Story = { args: { busy: 'apply' }, play: open };
export const Checking: Story = { args: { busy: 'check' }, play: open };
export const Refused: Story = { args: { failure: { text: giftCardNl.giftCardNotValid, act: 'apply' } }, play: open };
export const Offline: Story = { args: { failure: { text: giftCardNl.offline, act: 'check' } }, play: open };
export const Balance: Story = { args: { checked: aCard() }, play: open };
export const UsedUp: Story = { args: { checked: aCard({ status: 'used', current_value: 0 }) }, play: open };
export const Expired: Story = {
  args: { checked: aCard({ status: 'expired', expired_date: '2025-12-31' }) },
  play: open,
};
export const Applied: Story = { args: { cards } };
export const Removing: Story = { args: { cards, busy: { remove: 'CADEAU25' } } };
export const NotRemoved: Story = {
  args: { cards, failure: { text: giftCardNl.failed, act: { remove: 'CADEAU25' } } },
};
