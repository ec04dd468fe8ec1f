import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { Menu } from './Menu.tsx';

const leaf = (label: string) => ({ label, href: `/c/${label.toLowerCase()}`, children: [] });
const meta = {
  component: Menu,
  args: {
    messages: nl,
    entries: [
      {
        ...leaf('Bad'),
        children: [{ ...leaf('Doeken'), children: [leaf('Handdoeken'), leaf('Badlakens')] }, leaf('Badmatten')],
      },
      leaf('Keuken'),
      leaf('Bed'),
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {};
export const OneLevel: Story = { args: { entries: [leaf('Bad'), leaf('Keuken')] } };
