export { ShareList, type ShareListProps } from './components/ShareList/ShareList.tsx';
export { WishList, type WishListProps } from './components/WishList/WishList.tsx';
export { asksVariant, itemOfVariant, type Wish } from './model/wish.ts';
