import type { Story } from '@etalage/cms/headless';
import { mustBeNames } from '../../services/names.ts';
import type { PageServer } from '../pageServer.ts';

export const pageServer: PageServer<Story> = {
  load: async ({ params: { slug = '' } }, { content, view }, notes) => {
    mustBeNames(slug);
    notes.tag('storyblok', `storyblok:${slug}`);
    return content.story(`${view.storeCode}/${encodeURIComponent(slug)}`);
  },
};
