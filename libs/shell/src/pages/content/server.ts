import type { Story } from '@etalage/cms/headless';
import { linkTo } from '../../links.ts';
import { contentData } from '../../services/structuredData.ts';
import type { PageServer } from '../pageServer.ts';
import { loadStory } from './loadStory.ts';

export const pageServer: PageServer<Story> = {
  load: async ({ params: { slug = '' } }, services, notes) => {
    const story = await loadStory(slug, services, notes);
    notes.describe(contentData(story, linkTo('cms-page', { slug }), services.siteUrl));
    return story;
  },
};
