import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { CartIcon } from '../CartIcon/CartIcon.tsx';
import { TabBar } from './TabBar.tsx';

const cartOf = (count: number) => (
  <CartIcon count={count} messages={nl}>
    {nl.tabShoppingBag}
  </CartIcon>
);
const meta = {
  component: TabBar,
  args: { messages: nl, wishes: 0, account: <a href="/login/">{nl.login}</a>, cart: cartOf(0) },
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingInTheBag: Story = {};
export const WithoutWishlist: Story = { args: { wishes: undefined } };
export const ThreeInTheBag: Story = { args: { cart: cartOf(3) } };
export const TwelveWishes: Story = { args: { wishes: 12, cart: cartOf(3) } };
