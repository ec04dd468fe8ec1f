import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  component: LoadMore,
  args: { shown: 50, total: 120, status: '50 van 120 producten', label: 'Meer producten', href: '#page=2' },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreToCome: Story = {};
export const Loading: Story = { args: { isLoading: true, onLoadMore: () => undefined } };
export const AllShown: Story = { args: { shown: 120, status: '120 van 120 producten' } };
export const LangeWoorden: Story = {
  name: 'Lange woorden',
  args: { label: 'Meer tweepersoonsdekbedovertrekcombinatieaanbiedingen bekijken' },
};
