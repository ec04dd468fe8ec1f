import type { AnyRouter } from '@tanstack/react-router';
import { productRoute } from '../router/routes.tsx';
import { askForOption } from './askForOption.ts';
import { CartPanel } from './CartPanel.tsx';
import { chooseVariant } from './chooseVariant.ts';

let isAhead = false;

/** What comes later, behind one name: the first load would otherwise name every file that each of these needs. */
export const load = {
  /** Small, and wanted at the very moment of a press: they come with the gate itself. */
  askForOption,
  chooseVariant,
  /** What the next page needs. Asked again it does nothing, unless that did not come. */
  ahead: async (router: AnyRouter): Promise<void> => {
    const { focusPages, hidePastPromises, keepPlaces } = await import('./pageTransitions.ts');
    if (isAhead) return;
    isAhead = true;
    keepPlaces(router);
    focusPages(document, router);
    router.subscribe('onBeforeNavigate', () => hidePastPromises(document, Date.now()));
    await Promise.all([router.loadRouteChunk(productRoute), load.belowFold()]);
  },
  cartModule: () => import('./cartModule.ts'),
  notifications: () => import('./Notifications.tsx'),
  mobileMenu: () => import('./mobileMenu.ts'),
  searchBox: () => import('./SearchBox.tsx'),
  /** It says when the cart does not come, so it comes before. */
  CartPanel,
  onDemand: () => import('./onDemand.ts'),
  backInStock: () => import('./BackInStock.tsx'),
  afterProduct: () => import('./AfterProduct.tsx'),
  belowFold: () => import('./belowFold.ts'),
  notFound: () => import('../pages/NotFoundPage.tsx'),
  failed: () => import('../pages/FailedPage.tsx'),
  checkoutLayout: () => import('../layouts/CheckoutLayout.tsx'),
  minimalLayout: () => import('../layouts/MinimalLayout.tsx'),
  search: () => import('../pages/SearchPages.tsx'),
  cart: () => import('../pages/CartPage.tsx'),
  checkout: () => import('../pages/CheckoutPage.tsx'),
  checkoutReturn: () => import('../pages/CheckoutReturnPage.tsx'),
  error: () => import('../pages/ErrorPage.tsx'),
};
