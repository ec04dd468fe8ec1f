import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';

import { QuantityField } from './QuantityField.tsx';

const meta = {
  component: QuantityField,
  args: { quantity: 1, max: 3, messages: nl, onQuantityChange: () => undefined },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtMostThree: Story = {};
export const Unlimited: Story = { args: { max: Infinity } };
