import type { Meta, StoryObj } from '@storybook/react-vite';
import { backInStockNl } from '../../messages/backInStockNl.ts';
import { BackInStockForm, type BackInStockFormProps } from './BackInStockForm.tsx';

type Send = BackInStockFormProps['onSend'];
const kept: Send = async () => undefined;

const meta = {
  component: BackInStockForm,
  args: { messages: backInStockNl, choice: 'Blauw, M', onSend: kept },
} satisfies Meta<typeof BackInStockForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sends what stands in the field, as soon as it is drawn. */
const sending =
  (email: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    if (email !== '') await userEvent.type(canvas.getByRole('textbox'), email);
    await userEvent.click(canvas.getByRole('button'));
  };

export const Empty: Story = {};
export const WithoutVariants: Story = { args: { choice: '' } };
export const WrongAddress: Story = { play: sending('jet@') };
export const Sending: Story = {
  args: { onSend: () => new Promise(() => undefined) },
  play: sending('jet@voorbeeld.nl'),
};
export const Sent: Story = { play: sending('jet@voorbeeld.nl') };
export const Failed: Story = { args: { onSend: async () => backInStockNl.failed }, play: sending('jet@voorbeeld.nl') };
export const Offline: Story = {
  args: { onSend: async () => backInStockNl.offline },
  play: sending('jet@voorbeeld.nl'),
};
