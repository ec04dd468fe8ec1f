import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { EmptyCart } from './EmptyCart.tsx';

const meta = {
  component: EmptyCart,
  args: { messages: nl, shopLink: <a href="/">{nl.toShop}</a> },
} satisfies Meta<typeof EmptyCart>;
export default meta;

export const NothingInIt: StoryObj<typeof meta> = {};
