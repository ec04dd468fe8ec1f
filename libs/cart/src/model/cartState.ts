import { atom } from 'jotai/vanilla';
import {
  cartHashAtom,
  cartIsLoadedAtom,
  cartSyncedAtAtom,
  cartTokenAtom,
  connectBypassCountAtom,
  isAddingToCartAtom,
  linesAtom,
} from './cartAtoms.ts';
import { cartPortsAtom } from './ports.ts';
import { toStored } from './toStored.ts';
import { paymentSelectionAtom, platformTotalsAtom, shippingSelectionAtom, totalsSyncedAtAtom } from './totalsAtoms.ts';

/** The whole cart in the words of the contract, for who embeds or watches the shop (CART-01). */
export const cartStateAtom = atom((get) => {
  const totals = get(platformTotalsAtom);
  const { isMicrocartOpen } = get(cartPortsAtom);
  return {
    cartItems: get(linesAtom).map(toStored),
    cartServerToken: get(cartTokenAtom) ?? '',
    shipping: get(shippingSelectionAtom),
    payment: get(paymentSelectionAtom),
    cartItemsHash: get(cartHashAtom),
    cartServerLastSyncDate: get(cartSyncedAtAtom),
    cartServerLastTotalsSyncDate: get(totalsSyncedAtAtom),
    platformTotals: totals,
    platformTotalSegments: totals?.total_segments,
    itemsAfterPlatformTotals: totals?.items ?? [],
    isMicrocartOpen: get(isMicrocartOpen),
    isAddingToCart: get(isAddingToCartAtom),
    connectBypassCount: get(connectBypassCountAtom),
    cartIsLoaded: get(cartIsLoadedAtom),
  };
});
