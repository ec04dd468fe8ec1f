import type { ReviewSummary } from '@etalage/catalog/headless';
import type { ReactNode } from 'react';
import { Footer } from '../components/Footer/Footer.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { ThemeSwitch } from '../components/ThemeSwitch/ThemeSwitch.tsx';
import type { LabelledColumn } from '../model/labelledColumn.ts';
import { nl } from '../messages/nl.ts';
import type { MenuEntry } from '../model/menuEntry.ts';
import type { ServerParts } from '../router/serverParts.tsx';
import type { Services } from '../services/services.ts';
import type { StoreApp } from '../storeApp.ts';

type RegionOptions = {
  app: StoreApp;
  services: () => Pick<Services, 'menu' | 'theme' | 'reviews'>;
  /** The text of the store's logo, an SVG. */
  logo: string;
  /** React's own renderer, handed in so that the browser's build of these styles does not carry it. */
  draw: (part: ReactNode) => string;
  now?: () => number;
};

/** The regions of every page, and how to forget what they show. */
export type Regions = { parts: () => Promise<ServerParts>; forget: (tags: readonly string[]) => void };

/** Milliseconds that a menu counts as fresh; after that the old one is shown while a new one is fetched. */
const freshness = 60_000;

/** Draws the regions from the store view and the tree of categories, which it keeps for a minute. */
export function createRegions({ app, services, logo, draw, now = Date.now }: RegionOptions): Regions {
  const drawFooter = (columns: readonly LabelledColumn[], said?: ReviewSummary) =>
    draw(
      <Footer
        view={app.view}
        columns={columns}
        messages={nl}
        themeSwitch={<ThemeSwitch messages={nl} />}
        {...(said && { said })}
      />,
    );
  let entries: readonly MenuEntry[] = [];
  let footer = drawFooter([]);
  const drawMenu = () => draw(<Menu entries={entries} messages={nl} />);
  let menu = drawMenu();
  let fetchedAt = -Infinity;
  let fetching: Promise<void> | undefined;
  const refresh = () => {
    fetching ??= fetchFrame(services)
      .then(
        (fetched) => {
          entries = fetched.entries;
          menu = drawMenu();
          footer = drawFooter(fetched.columns, fetched.said);
          fetchedAt = now();
        },
        () => undefined,
      )
      .finally(() => (fetching = undefined));
    return fetching;
  };
  return {
    forget: (tags) => void (tags.some((tag) => /^(category|storyblok)/.test(tag)) && (fetchedAt = -Infinity)),
    parts: async () => {
      if (now() - fetchedAt > freshness) {
        const refreshed = refresh();
        if (entries.length === 0) await refreshed;
      }
      return { menu, footer, logo: `<span>${logo}</span>` };
    },
  };
}

/** Menu, columns of the footer and what shoppers say; a content service that fails costs the columns alone. */
async function fetchFrame(services: RegionOptions['services']) {
  const { menu, theme, reviews } = services();
  const columns = theme().then(
    ({ footer }) => footer,
    () => [],
  );
  const said = reviews();
  return { entries: await menu(), columns: await columns, said: await said };
}
