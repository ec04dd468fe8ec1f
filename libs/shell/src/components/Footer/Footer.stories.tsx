import { aStoreView } from '@etalage/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { Footer } from './Footer.tsx';

const columns = [
  {
    title: 'Kamers',
    links: [
      { text: 'Bad', link: { href: '/c/bad' } },
      { text: 'Bed', link: { href: '/c/bed' } },
    ],
  },
  { title: 'Service', links: [{ text: 'Bezorgen', link: { href: '/i/bezorgen' } }] },
];
const meta = {
  component: Footer,
  args: { view: aStoreView(), messages: nl, columns, themeSwitch: <ThemeSwitch messages={nl} /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const WithoutContentService: Story = { args: { columns: [] } };
