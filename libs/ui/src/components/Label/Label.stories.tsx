import type { Meta, StoryObj } from '@storybook/react-vite';
import { Label } from './Label.tsx';

const meta = { component: Label, args: { children: 'Nieuw' } } satisfies Meta<typeof Label>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Sale: Story = { args: { look: 'sale', children: '-25%' } };
export const UnderWay: Story = { args: { look: 'accent', children: 'Wordt ingepakt' } };
export const SoldOut: Story = { args: { look: 'muted', children: 'Uitverkocht' } };
export const InStock: Story = { args: { look: 'success', children: 'Op voorraad!' } };
export const AlmostGone: Story = { args: { look: 'warning', children: 'Nog maar 3 op voorraad' } };
