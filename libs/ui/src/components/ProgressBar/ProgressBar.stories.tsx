import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = { component: ProgressBar, args: { label: 'Je bestelling wordt verwerkt...' } } satisfies Meta<
  typeof ProgressBar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = { args: { value: 40 } };
export const NobodyKnows: Story = {};
