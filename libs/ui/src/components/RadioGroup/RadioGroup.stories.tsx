import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup,
  args: {
    legend: 'Bezorging',
    name: 'delivery',
    value: 'home',
    look: 'cards',
    onChoose: () => undefined,
    options: [
      { value: 'home', label: 'Thuisbezorgd', hint: 'Morgen voor 22:00', aside: '€ 4,95' },
      { value: 'point', label: 'Afhaalpunt', hint: 'Kies een punt bij jou in de buurt', aside: '€ 3,95' },
      { value: 'shop', label: 'Ophalen in de winkel', hint: 'Niet beschikbaar', isDisabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const List: Story = { args: { look: 'list' } };
export const Forgotten: Story = { args: { value: undefined, error: 'Kies een bezorgmethode' } };
