import type { AnyRouter } from '@tanstack/react-router';
import { historyKeyOf } from '../router/routerInternals.ts';

/** Where a shopper was on a page: how far down, and a card in sight with its distance to the top of the window. */
type Place = { y: number; card?: { link: string | undefined; nth: number; top: number } };

/**
 * Brings a shopper who goes back to exactly where they were. The router would restore a number of pixels only, of a list
 * that need not be as high as it was, and forgets it when one goes back before the page that one went to was there.
 * Between documents browsers restore pixels, too: a list loaded again is as high as its cards were guessed to be.
 */
export function restoreScroll(router: AnyRouter): void {
  const places = new Map<string, Place>();
  let here = historyKeyOf(router.latestLocation);
  stayThroughReload();
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (historyKeyOf(toLocation) === here) return;
    places.set(here, placeNow());
    here = historyKeyOf(toLocation);
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    const place = places.get(historyKeyOf(toLocation));
    if (place === undefined) return;
    places.delete(historyKeyOf(toLocation));
    arriveAt(place);
  });
}

const storageKey = 'shop/place';
/** In pixels: what the browser moves the page by while heights are guessed. Further off, the shopper has moved on. */
const guessed = 200;

/** Keeps the place with the document's entry of the history, for when the page is loaded again. */
function stayThroughReload(): void {
  const left = storedPlace();
  // From the top it stays by itself, and this comes with the first scroll.
  if (left && left.y > 0 && Math.abs(scrollY - left.y) < guessed) arriveAt(left);
  addEventListener('pagehide', () => keepPlace(JSON.stringify({ ...placeNow(), href: location.href })));
}

function keepPlace(text: string): void {
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // The browser restores the pixels.
  }
}

/** The place of this page when it was left, where it was not opened anew since. */
function storedPlace(): Place | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !('type' in navigation) || navigation.type !== 'reload') return undefined;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '');
    return isOfThisPage(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isOfThisPage = (kept: unknown): kept is Place =>
  typeof kept === 'object' && kept !== null && 'href' in kept && kept.href === location.href;

function arriveAt(place: Place): void {
  const { href } = location;
  // The shopper may be on their way to the next page by then, which begins at its top.
  const again = () => location.href === href && goTo(place);
  goTo(place);
  // What was not laid out while it was out of sight has its height only now.
  requestAnimationFrame(() => requestAnimationFrame(again));
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
