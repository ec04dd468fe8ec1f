import type { Origin, WishlistItem } from './item.ts';

declare module '@etalage/core' {
  interface DomainEvents {
    /** The server did not take an item that was moved to the list from somewhere else. */
    'wishlist/refused': { item: WishlistItem; origin: Origin };
    /** Acts that the server never had were dropped, as their customer left. */
    'wishlist/dropped': undefined;
  }
}
