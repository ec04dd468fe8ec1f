import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    isOpen: true,
    title: 'Product verwijderen',
    closeLabel: 'Sluiten',
    onClose: () => undefined,
    children: 'Weet je zeker dat je dit product uit je winkelwagen wilt verwijderen?',
    footer: <Button width="full">Verwijderen</Button>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Sheet: Story = { args: { look: 'sheet', title: 'Filters' } };
export const SidePanel: Story = { args: { look: 'panel', title: 'Account' } };
export const Menu: Story = { args: { look: 'menu', title: 'Menu' } };
export const Cart: Story = { args: { look: 'cart', title: 'Winkelwagen' } };
export const WholeWindow: Story = { args: { look: 'full', title: 'Badlaken' } };
export const MuchToRead: Story = {
  args: { title: 'Algemene voorwaarden', children: 'Wie bestelt, gaat met deze voorwaarden akkoord. '.repeat(120) },
};
export const LangeWoorden: Story = {
  name: 'Lange woorden',
  args: {
    title: 'Verzendkostenvergoedingsvoorwaarden',
    children: 'Klanttevredenheidsonderzoeksvragenlijsttoelichtingsformulier',
    footer: <Button width="full">Verzendkostenvergoedingsaanvraag intrekken</Button>,
  },
};
