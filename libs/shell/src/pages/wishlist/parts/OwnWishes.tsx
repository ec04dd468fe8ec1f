import * as css from '../../pages.css.ts';
import { Sharing } from './Sharing.tsx';
import { Wishes } from './Wishes.tsx';

/** The wishlist of a customer, who can share it. */
export const OwnWishes = () => (
  <div className={css.section}>
    <Wishes />
    <Sharing />
  </div>
);
