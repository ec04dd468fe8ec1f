import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { offlineGuideNl } from '../../messages/offlineGuide.ts';
import { WaitingActs, type WaitingAct } from './WaitingActs.tsx';

const act = (text: string, more: Partial<WaitingAct> = {}): WaitingAct => ({
  id: text,
  text,
  retry: async () => undefined,
  cancel: async () => 'cancelled',
  ...more,
});
const meta = {
  component: WaitingActs,
  args: {
    messages: offlineGuideNl,
    acts: [
      act(offlineGuideNl.addToCart('Handdoek Fenne', 2)),
      act(offlineGuideNl.removeWish('BJ-M-wit')),
      act(offlineGuideNl.changeProfile),
    ],
  },
} satisfies Meta<typeof WaitingActs>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getAllByRole('button', { name: /^Opnieuw/u })[0] ?? canvasElement);

export const Waiting: Story = {};
export const StillWaiting: Story = { play: press };
export const BehindAnOrder: Story = {
  args: {
    acts: [act(offlineGuideNl.addToCart('Handdoek Fenne', 2), { whyWaits: () => offlineGuideNl.waitsForOrder })],
  },
  play: press,
};
export const Sending: Story = {
  args: { acts: [act(offlineGuideNl.changeProfile, { retry: () => new Promise(() => undefined) })] },
  play: press,
};
