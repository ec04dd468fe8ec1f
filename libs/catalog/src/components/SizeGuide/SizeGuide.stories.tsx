import type { Meta, StoryObj } from '@storybook/react-vite';
import { sizesNl } from '../../messages/sizesNl.ts';
import { someSizeTables } from '../../testing.ts';
import { SizeGuide } from './SizeGuide.tsx';

const meta = {
  component: SizeGuide,
  args: { tables: someSizeTables(), sizes: ['S', 'M'], size: 'M', messages: sizesNl, onRetry: () => undefined },
} satisfies Meta<typeof SizeGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenSize: Story = {};
export const Bra: Story = { args: { tables: someSizeTables().slice(1), sizes: ['75A', '75B'], size: '75B' } };
export const WithoutTable: Story = { args: { tables: [] } };
export const NotLoaded: Story = { args: { tables: 'failed' } };
