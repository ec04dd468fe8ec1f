import { fullStorySlug, type Story } from '@etalage/cms/headless';
import { linkTo } from '../../links.ts';
import { mustBeNames } from '../../services/names.ts';
import { contentData } from '../../services/structuredData.ts';
import type { PageServer } from '../pageServer.ts';

export const pageServer: PageServer<Story> = {
  load: async ({ params: { slug = '' } }, { content, view: { storeCode }, siteUrl }, notes) => {
    mustBeNames(slug);
    const fullSlug = fullStorySlug(slug, storeCode);
    notes.tag('storyblok', `storyblok:${fullSlug.slice(storeCode.length + 1)}`);
    const story = await content.story(fullSlug.split('/').map(encodeURIComponent).join('/'));
    notes.describe(contentData(story, linkTo('cms-page', { slug }), siteUrl));
    return story;
  },
};
