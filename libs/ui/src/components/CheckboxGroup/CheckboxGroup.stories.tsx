import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  component: CheckboxGroup,
  args: {
    legend: 'Erbij',
    values: ['wrap'],
    onChoose: () => undefined,
    options: [
      { value: 'wrap', label: 'Inpakken', aside: '€ 2,50' },
      { value: 'card', label: 'Kaart', aside: '€ 1,95' },
      { value: 'ribbon', label: 'Lint', aside: 'Uitverkocht', isDisabled: true },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};
export const Optional: Story = { args: { optionalLabel: '(optioneel)' } };
export const Forgotten: Story = { args: { values: [], error: 'Dit veld is verplicht' } };
