import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: {
    page: 6,
    pages: 12,
    hrefOf: (page) => `#page=${page}`,
    labels: {
      navigation: "Pagina's",
      previous: 'Vorige pagina',
      next: 'Volgende pagina',
      page: (page) => `Pagina ${page}`,
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const AtTheStart: Story = { args: { page: 1 } };
export const AtTheEnd: Story = { args: { page: 12 } };
export const AFew: Story = { args: { page: 2, pages: 3 } };
