import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { CartIcon } from '../CartIcon/CartIcon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Header } from './Header.tsx';

const entries = [
  { label: 'Bad', href: '/c/bad', children: [{ label: 'Handdoeken', href: '/c/handdoeken', children: [] }] },
  { label: 'Keuken', href: '/c/keuken', children: [] },
];
const meta = {
  component: Header,
  args: {
    messages: nl,
    storeName: 'Weefhuis',
    logo: <b>Weefhuis</b>,
    menu: <Menu entries={entries} messages={nl} />,
    icons: <CartIcon count={0} messages={nl} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {};
export const SomethingInTheBag: Story = { args: { icons: <CartIcon count={2} messages={nl} /> } };
export const WithoutCategories: Story = { args: { menu: null } };
