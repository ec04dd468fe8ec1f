import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountPagesNl } from '../../messages/accountPages.ts';
import { NewsletterChoice } from './NewsletterChoice.tsx';

const meta = {
  component: NewsletterChoice,
  args: {
    email: 'jans@voorbeeld.nl',
    isSubscribed: false,
    messages: accountPagesNl,
    onChange: () => undefined,
  },
} satisfies Meta<typeof NewsletterChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSubscribed: Story = {};
export const Subscribed: Story = { args: { isSubscribed: true } };
export const Changing: Story = { args: { isBusy: true } };
