import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

const meta = { component: Price, args: { cents: 2495, originalLabel: 'van' } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Reduced: Story = { args: { cents: 7500, originalCents: 10000 } };
export const Large: Story = { args: { cents: 7500, originalCents: 10000, size: 'large' } };
export const OnALine: Story = { args: { size: 'line' } };
export const From: Story = { args: { prefix: 'vanaf' } };
export const Dear: Story = { args: { cents: 123450 } };
