import { ApiError, type StoreView } from '@etalage/core';
import type { Theme } from '@etalage/cms/headless';
import type { ReactNode } from 'react';
import { Newsletter } from '../components/Newsletter/Newsletter.tsx';
import { Footer } from '../components/Footer/Footer.tsx';
import { SearchBar } from '../components/SearchBar/SearchBar.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { SellingPoints } from '../components/SellingPoints/SellingPoints.tsx';
import { ThemeSwitch } from '../components/ThemeSwitch/ThemeSwitch.tsx';
import type { MenuEntry } from '../model/menuEntry.ts';
import type { PageNotes } from '../model/pageNotes.ts';
import type { ServerParts } from '../router/serverParts.tsx';
import { deliveryWords } from '../services/delivery.ts';
import type { Services } from '../services/services.ts';
import type { ServerWords } from '../words/serverWords.ts';

type RegionOptions = {
  view: StoreView;
  words: ServerWords;
  services: () => Pick<Services, 'menu' | 'theme' | 'reviews'>;
  /** The text of the store's logo, an SVG. */
  logo: string;
  /** React's own renderer, handed in so that the browser's build of these styles does not carry it. */
  draw: (part: ReactNode) => string;
  now?: () => number;
};

/** The regions of every page. */
export type Regions = {
  parts: (notes: PageNotes) => Promise<ServerParts>;
  /** Fetches anew what they show if it has one of these tags, or in any case without tags. */
  forget: (tags?: readonly string[]) => void;
};

/** The cache tags of every page that shows the regions: any category may be in the menu, one story has the texts. */
const regionTags = ['category', 'storyblok', 'storyblok:config/theme'];

/** Milliseconds that a menu counts as fresh; after that the old one is shown while a new one is fetched. */
const freshness = 60_000;
/** Milliseconds between two tries to fetch a frame of which something is missing. */
const retryDelay = 1000;

/** Draws the regions from the store view and what frames its pages, which it keeps for a minute. */
export function createRegions({ view, words, services, logo, draw, now = Date.now }: RegionOptions): Regions {
  const { shop: messages } = words;
  const drawFooter = ({ theme, reviews }: Partial<Frame>) =>
    draw(
      <Footer
        view={view}
        columns={theme?.footer ?? []}
        messages={messages}
        newsletter={
          <Newsletter
            messages={messages}
            action={view.endpoints.newsletter}
            {...(theme?.newsletter && { words: theme.newsletter })}
          />
        }
        themeSwitch={<ThemeSwitch messages={messages} />}
        delivery={delivery}
        {...(reviews && { reviews })}
      />,
    );
  const drawStrip = ({ theme }: Partial<Frame>) =>
    theme ? draw(<SellingPoints {...theme} delivery={delivery} messages={messages} />) : '';
  const drawMenu = (entries: readonly MenuEntry[], links: Theme['menuFooter'] = []) =>
    draw(<Menu entries={entries} links={links} messages={messages} />);
  const search = draw(<SearchBar messages={messages} />);
  // Within a page an SVG needs no namespace.
  const drawnLogo = `<span>${logo.replace(/ xmlns="[^"]*"/, '')}</span>`;
  let isFilled = false;
  let isWhole = false;
  let isOld = false;
  let frame: Partial<Frame> = {};
  const promise = () => deliveryWords(view, now(), words.delivery);
  let delivery = promise();
  let footer = drawFooter(frame);
  let menu = drawMenu([]);
  let strip = '';
  const drawPromises = () => {
    delivery = promise();
    footer = drawFooter(frame);
    strip = drawStrip(frame);
  };
  let fetchedAt = -Infinity;
  let triedAt = -Infinity;
  const take = (fetched: Frame, isCurrent: boolean) => {
    // Before the first frame there is no menu at all: an old one is better.
    if (isFilled && (!isCurrent || (isWhole && !fetched.isWhole))) return;
    isFilled = fetched.entries.length > 0;
    menu = drawMenu(fetched.entries, fetched.theme?.menuFooter);
    frame = fetched;
    drawPromises();
    isWhole = fetched.isWhole;
    if (!isWhole || !isCurrent) return;
    fetchedAt = now();
    isOld = false;
  };
  const fetching = singleCall(
    () => fetchFrame(services),
    take,
    () => void (triedAt = now()),
  );
  return {
    forget: (tags) => {
      if (tags?.every((tag) => !regionTags.includes(tag))) return;
      isOld = true;
      // It may have begun before the change.
      fetching.disregard();
      fetchedAt = triedAt = -Infinity;
    },
    parts: async (notes) => {
      if (now() - fetchedAt > freshness && now() - triedAt >= retryDelay) {
        const refreshed = fetching.run();
        if (!isFilled) await refreshed;
      }
      notes.tag(...regionTags);
      // A page without its frame, or with an old one, is shown, and kept by nobody; the review service is not part of it (REVIEW-03).
      if (!isWhole || isOld) notes.expireAt(0);
      if (delivery && now() >= delivery.until) drawPromises();
      if (delivery) notes.expireAt(delivery.until);
      return { strip, menu, search, footer, logo: drawnLogo };
    },
  };
}

/** Makes one call at a time, and hands on its answer. One that is disregarded is not current any more: the next call is a new one. */
function singleCall<T>(load: () => Promise<T>, take: (answer: T, isCurrent: boolean) => void, settled: () => void) {
  let pending: Promise<void> | undefined;
  const begin = () => {
    const own: Promise<void> = load()
      .then(
        (answer) => take(answer, pending === own),
        () => undefined,
      )
      .finally(() => {
        if (pending !== own) return;
        pending = undefined;
        settled();
      });
    return (pending = own);
  };
  return { run: () => pending ?? begin(), disregard: () => void (pending = undefined) };
}

type Frame = Awaited<ReturnType<typeof fetchFrame>>;

/** What the content service frames pages with, if it answers, the menu, and what shoppers say. */
async function fetchFrame(services: RegionOptions['services']) {
  const { menu, theme: fetchTheme, reviews } = services();
  const pendingReviews = reviews();
  let isWhole = true;
  const theme = await fetchTheme().catch((error: unknown) => {
    isWhole = error instanceof ApiError && error.code === 404;
    return undefined;
  });
  return { theme, entries: await menu(theme?.menu), reviews: await pendingReviews, isWhole };
}
