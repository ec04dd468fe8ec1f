import { Footer } from '../components/Footer/Footer.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { ThemeSwitch } from '../components/ThemeSwitch/ThemeSwitch.tsx';
import { nl } from '../messages/nl.ts';
import type { MenuEntry } from '../model/menuEntry.ts';
import type { ServerParts } from '../router/serverParts.tsx';
import type { Services } from '../services/services.ts';
import type { StoreApp } from '../storeApp.ts';

type RegionOptions = {
  app: StoreApp;
  services: () => Promise<Services>;
  /** The text of the store's logo, an SVG. */
  logo: string;
  now?: () => number;
};

/** The regions of every page, and how to forget what they show. */
export type Regions = { parts: () => Promise<ServerParts>; forget: (tags: readonly string[]) => void };

/** Milliseconds that a menu counts as fresh; after that the old one is shown while a new one is fetched. */
const freshness = 60_000;

/** Draws the regions from the store view and the tree of categories, which it keeps for a minute. */
export function createRegions({ app, services, logo, now = Date.now }: RegionOptions): Regions {
  const footer = <Footer view={app.view} messages={nl} themeSwitch={<ThemeSwitch messages={nl} />} />;
  const logoPart = <span dangerouslySetInnerHTML={{ __html: logo }} />;
  let entries: readonly MenuEntry[] = [];
  let fetchedAt = -Infinity;
  let fetching: Promise<void> | undefined;
  const refresh = () => {
    fetching ??= fetchMenu(services)
      .then(
        (fetched) => void ((entries = fetched), (fetchedAt = now())),
        () => undefined,
      )
      .finally(() => (fetching = undefined));
    return fetching;
  };
  return {
    forget: (tags) => void (tags.some((tag) => tag.startsWith('category')) && (fetchedAt = -Infinity)),
    parts: async () => {
      if (now() - fetchedAt > freshness) {
        const refreshed = refresh();
        if (entries.length === 0) await refreshed;
      }
      return { menu: <Menu entries={entries} messages={nl} />, footer, logo: logoPart };
    },
  };
}

const fetchMenu = async (services: () => Promise<Services>) => (await services()).menu();
