import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { CartIcon } from '../CartIcon/CartIcon.tsx';
import { WishesLink } from '../Heart/Heart.tsx';
import { TabBar } from './TabBar.tsx';

const cartOf = (count: number) => (
  <CartIcon count={count} messages={nl}>
    {nl.tabShoppingBag}
  </CartIcon>
);
const wishesOf = (count: number) => (
  <WishesLink isLoggedIn={false} count={count} messages={nl}>
    {nl.tabWishlist}
  </WishesLink>
);
const meta = {
  component: TabBar,
  args: { messages: nl, wishlist: wishesOf(0), account: <a href="/login/">{nl.login}</a>, cart: cartOf(0) },
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingInTheBag: Story = {};
export const ThreeInTheBag: Story = { args: { cart: cartOf(3) } };
export const TwelveWishes: Story = { args: { wishlist: wishesOf(12), cart: cartOf(3) } };
