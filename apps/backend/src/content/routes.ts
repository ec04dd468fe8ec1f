import { contentPagesSchema, type ContentPage } from '@etalage/cms/contract';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { ok, refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers } from '../docs/answers.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';

const storyAnswer = v.object({ story: v.record(v.string(), v.unknown()) });
const description = describeRoute({
  tags: ['content'],
  summary: 'One story by its full slug',
  ...answers('The story in the format of Storyblok', storyAnswer),
});

const pagesDescription = describeRoute({
  tags: ['content'],
  summary: 'The content pages of the store view, with the words by which a search finds them',
  ...answers('Slug, name and search terms of each page', contentPagesSchema),
});

const listedStory = v.object({ name: v.string(), tag_list: v.optional(v.array(v.string()), []) });

/** The tags of a story are the words by which a search finds its page. */
async function pagesOf(stories: Ports['stories'], { code }: Store): Promise<ContentPage[]> {
  const slugs = await stories.pages(code);
  const pages = slugs.map(async (slug) => {
    const { name, tag_list } = v.parse(listedStory, await stories.story(`${code}/${slug}`));
    return { slug, name, searchTerms: tag_list };
  });
  return Promise.all(pages);
}

/** Content stories (wire contract 13.1). */
export const contentRoutes = ({ stories, stores }: Pick<Ports, 'stories' | 'stores'>) => {
  const answer = async (slug: string, store: Store) => {
    const fullSlug = fullSlugOf(slug.replace(/^\/+|\/+$/g, ''), store, stores);
    const story = await stories.story(fullSlug);
    return ok({ story: story ?? refuse(404, 'Deze pagina bestaat niet.', { story: false }) });
  };
  return new Hono<BackendEnv>()
    .get('/pages', pagesDescription, async (c) => c.json(ok(await pagesOf(stories, c.var.store))))
    .get('/story/', description, async (c) => c.json(await answer('', c.var.store)))
    .get('/story/:slug{.+}', description, async (c) => c.json(await answer(c.req.param('slug'), c.var.store)));
};

/** Nothing is the home story of the store view, a store code alone that of its store; others start with their code. */
function fullSlugOf(slug: string, store: Store, stores: Ports['stores']): string {
  const isCode = (part: string | undefined) => stores.some(({ code }) => code === part);
  if (slug === '') return `${store.code}/home`;
  if (isCode(slug)) return `${slug}/home`;
  return isCode(slug.split('/')[0]) ? slug : `${store.code}/${slug}`;
}
