import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountPagesNl } from '../../messages/accountPages.ts';
import { nl } from '../../messages/nl.ts';
import { AccountData } from './AccountData.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

const ignore = () => undefined;
const meta = {
  component: AccountData,
  args: { messages: accountPagesNl, onDownload: ignore, onDelete: ignore },
} satisfies Meta<typeof AccountData>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Loading: Story = { args: { isDownloading: true } };
export const Downloaded: Story = { args: { done: accountPagesNl.dataDownloaded } };
export const Offline: Story = { args: { failure: accountPagesNl.unreachable } };

const deletion = {
  values: { password: '' },
  issues: [],
  messages: accountPagesNl,
  fieldMessages: nl,
  onChange: ignore,
  onSubmit: () => [],
  onCancel: ignore,
};
export const Deleting: Story = { render: () => <DeleteAccount {...deletion} /> };
export const WrongPassword: Story = {
  render: () => (
    <DeleteAccount {...deletion} values={{ password: 'geheim' }} failure="Dit wachtwoord hoort niet bij dit account" />
  ),
};
export const DeletingOffline: Story = {
  render: () => <DeleteAccount {...deletion} failure={accountPagesNl.deleteAccountOffline} />,
};
