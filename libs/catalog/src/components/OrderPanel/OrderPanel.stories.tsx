import { vars } from '@etalage/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '@etalage/ui';
import { backInStockNl } from '../../messages/backInStockNl.ts';
import { nl } from '../../messages/nl.ts';
import { BackInStockForm } from '../BackInStockForm/BackInStockForm.tsx';
import { OrderPanel } from './OrderPanel.tsx';

const meta = {
  component: OrderPanel,
  // It reaches over the edges of the page that it stands in.
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <div style={{ padding: vars.space.gutter }}>
      <Story />
    </div>
  ),
  args: {
    stock: { status: 'ok' },
    messages: nl,
    label: 'In winkelwagen',
    onAdd: () => undefined,
    price: <Price cents={2495} />,
  },
} satisfies Meta<typeof OrderPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const CheckingStock: Story = { args: { isChecking: true } };
export const SoldOut: Story = { args: { stock: { status: 'out_of_stock' } } };
export const SoldOutSize: Story = {
  args: {
    stock: { status: 'out_of_stock' },
    instead: <BackInStockForm messages={backInStockNl} choice="Blauw, M" onSend={async () => undefined} />,
  },
};
