import { fullStorySlug, type Story } from '@etalage/cms/headless';
import { mustBeNames } from '../../services/names.ts';
import type { PageServer } from '../pageServer.ts';

type LoadArguments = Parameters<PageServer<Story>['load']>;

/** The story of a slug, which may have the store code in front. The page is tagged with it (CACHE-06). */
export async function loadStory(
  slug: string,
  { content, view: { storeCode } }: LoadArguments[1],
  notes: LoadArguments[2],
): Promise<Story> {
  mustBeNames(slug);
  const fullSlug = fullStorySlug(slug, storeCode);
  notes.tag('storyblok', `storyblok:${fullSlug.slice(storeCode.length + 1)}`);
  return content.story(fullSlug.split('/').map(encodeURIComponent).join('/'));
}
