import type { AnyRouter } from '@tanstack/react-router';
import { historyKeyOf } from '../router/routerInternals.ts';

/** Where a shopper was on a page: how far down, and a card in sight with its distance to the top of the window. */
type Place = { y: number; card?: { link: string | undefined; nth: number; top: number } };

/**
 * Brings a shopper who goes back to exactly where they were. The router would restore a number of pixels only, of a list
 * that need not be as high as it was, and forgets it when one goes back before the page that one went to was there.
 * Between documents browsers do it by themselves.
 */
export function restoreScroll(router: AnyRouter): void {
  const places = new Map<string, Place>();
  let here = historyKeyOf(router.latestLocation);
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (historyKeyOf(toLocation) === here) return;
    places.set(here, placeNow());
    here = historyKeyOf(toLocation);
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    const place = places.get(historyKeyOf(toLocation));
    if (place === undefined) return;
    places.delete(historyKeyOf(toLocation));
    goTo(place);
    // What was not laid out while it was out of sight has its height only now.
    requestAnimationFrame(() => requestAnimationFrame(() => goTo(place)));
  });
}

const cards = () => [...document.querySelectorAll('main article')];
const topOf = (card: Element) => card.getBoundingClientRect().top;
const linkOf = (card: Element) => card.querySelector('a')?.pathname;

/** The cards of a product; some stand in two lists of one page. */
const sameAs = (link: string | undefined) => cards().filter((card) => linkOf(card) === link);

function placeNow(): Place {
  const card = cards().find((one) => topOf(one) > 0);
  if (card === undefined) return { y: scrollY };
  const link = linkOf(card);
  return { y: scrollY, card: { link, nth: sameAs(link).indexOf(card), top: topOf(card) } };
}

function goTo({ y, card }: Place): void {
  const again = card && sameAs(card.link)[card.nth];
  scrollTo(0, card && again ? scrollY + topOf(again) - card.top : y);
}
