import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  component: QuantityStepper,
  args: {
    quantity: 2,
    labels: { quantity: 'Aantal', decrease: 'Eén minder', increase: 'Eén meer' },
    onQuantityChange: () => undefined,
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const One: Story = { args: { quantity: 1 } };
export const AllThereAre: Story = { args: { quantity: 5, max: 5 } };
export const NotNow: Story = { args: { isDisabled: true } };
