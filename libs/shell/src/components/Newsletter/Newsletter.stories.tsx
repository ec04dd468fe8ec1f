import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { Newsletter } from './Newsletter.tsx';

const meta = {
  component: Newsletter,
  args: { messages: nl, action: '/api/ext/magento2-newsletter/subscribe' },
} satisfies Meta<typeof Newsletter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutContent: Story = {};
export const WithWordsOfTheStore: Story = {
  args: { words: { title: 'Brieven van Linge', text: 'Eens per maand, over stof en pasvorm.' } },
};
