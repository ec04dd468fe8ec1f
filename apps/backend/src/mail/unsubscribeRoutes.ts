import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { createMiddleware } from 'hono/factory';
import { ofJson, ofMedia, readsQuery } from '../docs/answers.ts';
import { refusal } from '../docs/jsonSchema.ts';
import type { BackendEnv } from '../http/env.ts';
import { isReaderKey } from './readerKey.ts';
import { readerPageHeaders } from './readerPage.ts';
import { askPage, brokenPage, donePage, type UnsubscribeWords } from './unsubscribePages.ts';

const refuseBrokenKeys = createMiddleware<BackendEnv>(async (c, next) =>
  isReaderKey(c.req.query('key') ?? '') ? next() : c.html(brokenPage(c.var.store), 400),
);

/** One kind of mail that its readers can do without; `forget` takes the key of a reader, known or not. */
type Subscription = { tag: string; words: UnsubscribeWords; forget: (key: string) => Promise<void> };

/** Where the link of a mail leads: a page that asks, and the POST of its button. */
export function unsubscribeRoutes({ tag, words, forget }: Subscription) {
  const described = (summary: string) =>
    describeRoute({
      tags: [tag],
      summary,
      ...readsQuery('key'),
      responses: {
        200: { description: 'The page', content: ofMedia('text/html') },
        400: { description: 'A page for a broken key', content: { ...ofMedia('text/html'), ...ofJson(refusal) } },
      },
    });
  return (
    new Hono<BackendEnv>()
      .use(readerPageHeaders, refuseBrokenKeys)
      .get('/', described('Ask whether to unsubscribe'), (c) => c.html(askPage(c.var.store, words)))
      // The button's, and that of mail programs with one of their own (RFC 8058).
      .post('/', described('Unsubscribe the address of a key'), async (c) => {
        await forget(c.req.query('key') ?? '');
        return c.html(donePage(c.var.store, words));
      })
  );
}
