import type { Story } from '@etalage/cms/headless';
import { loadStory } from '../content/loadStory.ts';
import type { PageServer } from '../pageServer.ts';

export const pageServer: PageServer<Story> = {
  isUncached: true,
  load: ({ search }, services, notes) => loadStory(search['slug'] || 'home', services, notes),
};
