import type { AnyRouter } from '@tanstack/react-router';
import type { ShopRouter } from '../router/shopRouter.tsx';
import type { PageDefinition } from '../pages/definePage.tsx';
import { loadLatePages, loadOrderPages } from '../pages/loadLatePages.ts';
import { pages } from '../pages/registry.ts';
import { askForOption } from '../pages/product/parts/askForOption.ts';
import { OverlayStack } from '../overlay/OverlayStack.tsx';
import { chooseVariant } from '../pages/product/parts/chooseVariant.ts';
import { noSuchVariant, withChoice } from '../pages/product/parts/withChoice.ts';
import { whenOnline } from '../loading/whenOnline.ts';
import type { Visit } from '../visit/createVisit.ts';
import type { ShopWords } from '../words/shopWords.ts';

/** Calls `task` once per router, and again after it failed. */
function oncePerRouter<Router extends AnyRouter, Args extends unknown[]>(
  task: (router: Router, ...args: Args) => Promise<unknown>,
) {
  const calls = new WeakMap<Router, Promise<unknown>>();
  return (router: Router, ...args: Args): Promise<unknown> => {
    const call = calls.get(router) ?? task(router, ...args);
    calls.set(router, call);
    return call.catch((error: unknown) => {
      calls.delete(router);
      throw error;
    });
  };
}

const followPages = oncePerRouter(async (router: AnyRouter) => {
  const { focusPages, hidePastPromises, restoreScroll } = await import('./pageTransitions.ts');
  restoreScroll(router);
  focusPages(document, router);
  router.subscribe('onBeforeNavigate', () => hidePastPromises(document, Date.now()));
});

const loadNextPages = oncePerRouter((_router: AnyRouter, words: ShopWords) =>
  Promise.all(pages.map((page) => loadAhead(page, words))),
);

/** After all that the shopper may need next: it loads what they will not need before they have no network. */
const background = () => import('../loading/background.ts');
const startOffline = oncePerRouter(async (router: ShopRouter) => (await background()).startOffline(router));

const newsletterModule = () => import('../visit/newsletterModule.ts');

/** Code that loads when it is needed. It stands in one list, because the first load would otherwise name every file of each. */
export const lazyParts = {
  /** Small, and needed at the moment of a press: they load with the list itself. */
  askForOption,
  chooseVariant,
  noSuchVariant,
  withChoice,
  /** Loads what the next page needs. A second call does nothing, unless the first failed. */
  ahead: async (router: ShopRouter, words: ShopWords): Promise<void> => {
    await Promise.all([followPages(router), loadNextPages(router, words), loadOrderPages(), loadLatePages()]);
    await startOffline(router);
  },
  cartModule: () => import('../visit/cartModule.ts'),
  sessionModule: () => import('../visit/sessionModule.ts'),
  background,
  newsletterModule,
  /** Where its code does not come, the browser sends the form, and the server answers a page. */
  answerNewsletter: (visit: Visit, form: HTMLFormElement): Promise<void> =>
    whenOnline(newsletterModule).then(
      ({ answerForm }) => answerForm(visit, form),
      () => form.submit(),
    ),
  wishModule: () => import('../visit/wishModule.ts'),
  orderConfirmation: () => import('../overlay/OrderConfirmation.tsx'),
  notifications: () => import('./Notifications.tsx'),
  /** It shows that an overlay loads or failed to load, so it loads with the list itself. */
  OverlayStack,
  orderOptions: () => import('../pages/product/parts/OrderOptions.tsx'),
  backInStock: () => import('../pages/product/parts/BackInStock.tsx'),
  afterProduct: () => import('../pages/product/later/AfterProduct.tsx'),
  belowFold: () => import('../pages/product/parts/belowFold.ts'),
};

const loadAhead = async ({ loadAhead: beside, preload }: PageDefinition, words: ShopWords): Promise<void> => {
  if (beside !== undefined) await Promise.all([preload(words), beside(words)]);
};
