import type { Meta, StoryObj } from '@storybook/react-vite';
import { Swatch } from './Swatch.tsx';

const meta = { component: Swatch, args: { color: '#4c6f8f' } } satisfies Meta<typeof Swatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {};
export const Chosen: Story = { args: { state: 'chosen' } };
export const SoldOut: Story = { args: { state: 'soldOut' } };
export const White: Story = { args: { color: '#ffffff' } };
