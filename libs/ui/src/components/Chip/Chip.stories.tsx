import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip, Chips, RemovableChip } from './Chip.tsx';

const meta = { component: Chip, args: { children: 'Blauw' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Pressed: Story = { args: { 'aria-pressed': true } };
export const ChosenFilters: Story = {
  render: () => (
    <Chips label="Gekozen filters">
      <RemovableChip label="Verwijder filter blauw">Blauw</RemovableChip>
      <RemovableChip label="Verwijder filter maat M">Maat M</RemovableChip>
    </Chips>
  ),
};
