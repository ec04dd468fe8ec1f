import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { EditIcon, ShareIcon, TrashIcon } from '../Icon/Icon.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  component: Menu,
  args: {
    label: 'Sorteren: Aanbevolen',
    entries: [
      { id: 'recommended', label: 'Aanbevolen', isChosen: true },
      { id: 'newest', label: 'Nieuw', isChosen: false },
      { id: 'price-asc', label: 'Prijs laag naar hoog', isChosen: false },
      { id: 'price-desc', label: 'Prijs hoog naar laag', isChosen: false },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const acts = {
  label: 'Lijst',
  entries: [
    { id: 'rename', label: 'Naam wijzigen', sign: <EditIcon size="s" /> },
    { id: 'share', label: 'Delen', sign: <ShareIcon size="s" />, href: '#delen' },
    { id: 'print', label: 'Afdrukken', isDisabled: true },
    { id: 'remove', label: 'Verwijderen', sign: <TrashIcon size="s" />, look: 'danger' as const },
  ],
};
export const Sorting: Story = {};
export const Acts: Story = { args: acts };
export const Open: Story = {
  args: acts,
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};
export const OpenSorting: Story = { play: ({ canvas }) => userEvent.click(canvas.getByRole('button')) };
export const LangeWoorden: Story = {
  name: 'Lange woorden',
  args: {
    label: 'Verzendkostenvergoedingsvoorkeuren',
    entries: [
      { id: '1', label: 'Tweepersoonsdekbedovertrekcombinatieaanbiedingen' },
      { id: '2', label: 'Klanttevredenheidsonderzoeksvragenlijst', isDisabled: true },
    ],
  },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};
