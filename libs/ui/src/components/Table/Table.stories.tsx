import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from './Table.tsx';

const figures = (...words: string[]) => words.map((head) => ({ id: head, head, look: 'figure' as const }));
const meta = {
  component: Table,
  args: {
    caption: 'Maattabel',
    columns: [{ id: 'size', head: 'Maat' }, ...figures('Borst (cm)', 'Taille (cm)', 'Heup (cm)')],
    rows: [
      { id: 's', head: 'S', cells: ['84–88', '66–70', '92–96'] },
      { id: 'm', head: 'M', cells: ['88–92', '70–74', '96–100'] },
      { id: 'l', head: 'L', cells: ['92–98', '74–80', '100–106'] },
    ],
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {};
export const Orders: Story = {
  args: {
    caption: 'Je bestellingen',
    columns: [
      { id: 'number', head: 'Nummer' },
      { id: 'date', head: 'Datum' },
      { id: 'state', head: 'Status' },
      ...figures('Totaal'),
    ],
    rows: [
      { id: '1', head: '000001042', cells: ['3 november 2026', 'Onderweg', '€ 84,90'] },
      { id: '2', head: '000000987', cells: ['12 oktober 2026', 'Bezorgd', '€ 1.229,00'] },
    ],
  },
};
export const LangeWoorden: Story = {
  name: 'Lange woorden',
  args: {
    caption: 'Verzendkostenvergoedingsvoorwaardenoverzicht',
    rows: [
      {
        id: 's',
        head: 'Tweepersoonsdekbedovertrekmaat',
        cells: ['Hoeslakenhoogte 30', 'Overslagkussensloop', '€ 12,95'],
      },
    ],
  },
};
