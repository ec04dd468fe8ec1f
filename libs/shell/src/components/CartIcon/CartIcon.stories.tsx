import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { CartIcon } from './CartIcon.tsx';

const meta = { component: CartIcon, args: { count: 0, messages: nl } } satisfies Meta<typeof CartIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const TwoPieces: Story = { args: { count: 2 } };
export const WithLabel: Story = { args: { count: 12, children: nl.tabShoppingBag } };
