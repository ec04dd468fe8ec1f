import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccordionItem } from './Accordion.tsx';

const meta = {
  component: AccordionItem,
  args: {
    title: 'Materiaal en verzorging',
    children: '100% gekamd katoen, 600 gram per vierkante meter. Wassen op 60 graden.',
  },
} satisfies Meta<typeof AccordionItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { startsOpen: true } };
