import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Countdown.tsx';

const noon = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;
const meta = {
  component: Countdown,
  args: {
    now: () => noon,
    renderedAt: noon,
    endsAt: noon + 11 * hour + 184_000,
    labels: {
      days: 'dagen',
      hours: 'uur',
      minutes: 'min',
      seconds: 'sec',
      left: ({ days, hours, minutes }) => `Nog ${days * 24 + hours} uur en ${minutes} minuten`,
    },
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};
export const Large: Story = { args: { size: 'l' } };
export const Small: Story = { args: { size: 's' } };
export const DaysAhead: Story = { args: { endsAt: noon + 75 * hour } };
export const LastSeconds: Story = { args: { endsAt: noon + 9000 } };
export const Over: Story = { args: { endsAt: noon - hour } };
