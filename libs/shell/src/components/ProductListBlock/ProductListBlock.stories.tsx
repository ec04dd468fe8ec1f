import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductListBlock } from './ProductListBlock.tsx';

const meta = {
  component: ProductListBlock,
  args: {
    block: {
      title: 'Onze keuze van nu',
      text: 'Wat we zelf dragen.',
      link: { href: '/c/dames', external: false },
      linkText: 'Alles voor dames',
    },
    children: <p>Acht producten</p>,
  },
} satisfies Meta<typeof ProductListBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithProducts: Story = {};
export const WithoutProducts: Story = { args: { children: null } };
