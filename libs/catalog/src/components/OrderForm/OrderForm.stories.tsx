import { vars } from '@etalage/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { choicesNl } from '../../messages/choicesNl.ts';
import { nl } from '../../messages/nl.ts';
import { aProductDetail, someOwnOptions } from '../../testing.ts';
import { OrderForm } from './OrderForm.tsx';

const meta = {
  component: OrderForm,
  // It reaches over the edges of the page that it stands in.
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <div style={{ padding: vars.space.gutter }}>
      <Story />
    </div>
  ),
  args: {
    product: aProductDetail({ ownOptions: someOwnOptions() }),
    messages: nl,
    choiceMessages: choicesNl,
    label: 'In winkelwagen',
    onAdd: () => undefined,
  },
} satisfies Meta<typeof OrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WishesOfOnesOwn: Story = {};
export const SoldOut: Story = {
  args: { product: aProductDetail({ ownOptions: someOwnOptions(), stock: { status: 'out_of_stock' } }) },
};
