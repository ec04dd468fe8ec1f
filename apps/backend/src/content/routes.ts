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

/** Content stories (wire contract 13.1). */
export const contentRoutes = ({ stories, stores }: Pick<Ports, 'stories' | 'stores'>) => {
  const answer = async (slug: string, store: Store) => {
    const fullSlug = fullSlugOf(slug.replace(/^\/+|\/+$/g, ''), store, stores);
    const story = await stories.story(fullSlug);
    return ok({ story: story ?? refuse(404, 'Deze pagina bestaat niet.', { story: false }) });
  };
  return new Hono<BackendEnv>()
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
