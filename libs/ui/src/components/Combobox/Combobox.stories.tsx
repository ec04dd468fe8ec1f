import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const streets = [
  'Achterom',
  'Breestraat',
  'Coendersstraat',
  'Brabantse Turfmarkt',
  'Oude Delft',
  'Phoenixstraat',
  'Markt',
];

function Chosen(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return <Combobox {...props} value={value} onChoose={setValue} />;
}

const meta = {
  component: Combobox,
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Straat',
    options: streets.map((label) => ({ id: label, label })),
    labels: { count: (count) => `${count} gevonden`, none: 'Niets gevonden' },
    onChoose: () => undefined,
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Typ een straat' } };
export const Chose: Story = { args: { value: 'Oude Delft', hint: 'In Delft' } };
export const Wrong: Story = { args: { error: 'Kies een straat uit de lijst' } };
export const Open: Story = {
  args: { value: 'Markt' },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
};
export const NothingFound: Story = {
  play: ({ canvas }) => userEvent.type(canvas.getByRole('combobox'), 'xyz'),
};
export const WithHints: Story = {
  args: {
    label: 'Afhaalpunt',
    options: [
      { id: '1', label: 'Boekhandel De Omslag', hint: 'Wijnhaven 13, 900 m' },
      { id: '2', label: 'Supermarkt Noord', hint: 'Van Foreestweg 1, 2,1 km' },
    ],
  },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
};
export const LangeWoorden: Story = {
  name: 'Lange woorden',
  args: {
    label: 'Bedrijfsverzamelgebouwafhaalpunt',
    options: [
      { id: '1', label: 'Burgemeestervanderwerffstraatwegverzamelgebouw', hint: 'Winkelcentrumparkeergarage-ingang' },
      { id: '2', label: 'Prinses Beatrixziekenhuisbloemenwinkel' },
    ],
  },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
};
