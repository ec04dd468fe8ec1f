import { newsletterAddress, newsletterStatus } from '@etalage/account/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { answers, ofJson, ofMedia } from '../docs/answers.ts';
import { conversion, refusal } from '../docs/jsonSchema.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { valid } from '../http/validation.ts';
import { LimitReached, type Limiter } from '../limits/limiter.ts';
import { mailboxOf } from '../limits/mailboxOf.ts';
import { readerPageHeaders } from '../mail/readerPage.ts';
import { unsubscribeRoutes } from '../mail/unsubscribeRoutes.ts';
import type { Ports } from '../ports.ts';
import { notSubscribedPage, subscribedPage } from './formPages.ts';
import { isSubscribed, subscribe, unsubscribe, unsubscribeByKey } from './subscriptions.ts';

/** What the newsletter is built on. */
export type NewsletterPorts = Pick<Ports, 'database' | 'clock' | 'secrets' | 'logger'> & { limiter: Limiter };

const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
});

const described = (summary: string, result: v.GenericSchema) =>
  describeRoute({ tags: ['customers'], summary, ...answers(summary, result, 429) });

const unsubscribeWords = {
  question: 'Geen nieuwsbrief meer?',
  promise: 'We wissen je e-mailadres en sturen je geen nieuwsbrief meer. Mail over je bestellingen krijg je wel.',
  done: 'We hebben je e-mailadres gewist en sturen je geen nieuwsbrief meer.',
};

/** /api/ext/magento2-newsletter: who gets the newsletter (wire contract 12). */
export const newsletterRoutes = (ports: NewsletterPorts) =>
  new Hono<BackendEnv>()
    .route('/subscribe', subscribeRoutes(ports))
    .route('/subscribe/form', formRoutes(ports))
    .route(
      '/unsubscribe',
      unsubscribeRoutes({
        tag: 'customers',
        words: unsubscribeWords,
        forget: (key) => unsubscribeByKey(ports, key),
      }),
    );

/** Counts a change against the limits of whoever makes it, and of the address that it is about. */
const counted = ({ limiter }: NewsletterPorts, client: string, email: string) =>
  limiter.take({ newsletterOfClient: client, newsletterOfEmail: mailboxOf(email) });

function subscribeRoutes(ports: NewsletterPorts) {
  return new Hono<BackendEnv>()
    .use(noStore)
    .get(
      '/',
      described('Whether an address is subscribed', newsletterStatus),
      valid('query', newsletterAddress),
      async (c) => {
        const { email } = c.req.valid('query');
        await ports.limiter.take({ newsletterChecksOfClient: c.var.client, newsletterChecksOfEmail: mailboxOf(email) });
        const isReader = await isSubscribed(ports.database, c.var.store, email);
        return c.json(ok(isReader ? 'subscribed' : 'unsubscribed'));
      },
    )
    .post('/', described('Subscribe an address', v.literal(true)), valid('json', newsletterAddress), async (c) => {
      const { email } = c.req.valid('json');
      await counted(ports, c.var.client, email);
      await subscribe(ports, c.var.store, email);
      return c.json(ok(true));
    })
    .delete('/', described('Unsubscribe an address', v.literal(true)), valid('json', newsletterAddress), async (c) => {
      const { email } = c.req.valid('json');
      await counted(ports, c.var.client, email);
      await unsubscribe(ports, c.var.store, email);
      return c.json(ok(true));
    });
}

/** The footer's form as browsers send it without a script: the answer is a page. */
const formRoutes = (ports: NewsletterPorts) =>
  new Hono<BackendEnv>().use(readerPageHeaders).post(
    '/',
    describeRoute({
      tags: ['customers'],
      summary: 'Subscribe an address by a form',
      requestBody: {
        content: { 'application/x-www-form-urlencoded': { schema: resolver(newsletterAddress, conversion) } },
      },
      responses: {
        200: { description: 'The page', content: ofMedia('text/html') },
        400: { description: 'A page for a wrong address', content: { ...ofMedia('text/html'), ...ofJson(refusal) } },
        429: { description: 'A page that says how long to wait', content: ofMedia('text/html') },
      },
    }),
    async (c) => {
      const { store, client } = c.var;
      const sent = v.safeParse(newsletterAddress, await c.req.parseBody().catch(() => ({})));
      if (!sent.success)
        return c.html(
          notSubscribedPage(store, 'Dit e-mailadres klopt niet. Ga terug en vul een geldig e-mailadres in.'),
          400,
        );
      const { email } = sent.output;
      try {
        await counted(ports, client, email);
      } catch (error) {
        if (error instanceof LimitReached) return c.html(notSubscribedPage(store, error.message), error.code);
        throw error;
      }
      await subscribe(ports, store, email);
      return c.html(subscribedPage(store));
    },
  );
