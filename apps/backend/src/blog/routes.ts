import {
  blogList,
  blogListQuery,
  blogRelated,
  blogRelatedQuery,
  blogRelatedRequest,
  blogTags,
} from '@etalage/cms/contract';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { answers } from '../docs/answers.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import { readArticles, tagsOf, withTags } from './readArticles.ts';

const describe = (summary: string, description: string, result: v.GenericSchema) =>
  describeRoute({ tags: ['content'], summary, ...answers(description, result) });

/** What is written in the blog of a store view (wire contract 13.8). */
export const blogRoutes = ({ stories }: Pick<Ports, 'stories'>) =>
  new Hono<BackendEnv>()
    .get(
      '/list',
      describe('The articles of the blog, the newest first', 'One page of them, and the tags in use', blogList),
      valid('query', blogListQuery),
      async (c) => {
        const { slug, size, offset, tags } = c.req.valid('query');
        const articles = await readArticles(stories, c.var.store, slug);
        const wanted = tags.split(',').filter(Boolean);
        const found = wanted.length > 0 ? withTags(articles, wanted) : articles;
        const page = found.slice(Number(offset), Number(offset) + Number(size));
        return c.json(ok({ stories: page, tags: tagsOf(articles), total: found.length }));
      },
    )
    .get('/tags', describe('The tags of the blog', 'Those in use', blogTags), async (c) =>
      c.json(ok(tagsOf(await readArticles(stories, c.var.store)))),
    )
    .post(
      '/related',
      describe('Articles that share a tag', 'The newest of them', blogRelated),
      valid('query', blogRelatedQuery),
      valid('json', blogRelatedRequest),
      async (c) => {
        const { slug, size } = c.req.valid('query');
        const { tags, exclude } = c.req.valid('json');
        const sharing = withTags(await readArticles(stories, c.var.store, slug), tags);
        const others = sharing.filter(
          ({ full_slug, ['uuid']: uuid }) => !exclude.includes(full_slug) && !exclude.includes(String(uuid)),
        );
        return c.json(ok({ stories: others.slice(0, Number(size)) }));
      },
    );
