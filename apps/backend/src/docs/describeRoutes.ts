import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { developerPage } from '../http/developerPage.ts';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import { docsPage } from './docsPage.ts';

const documentation = {
  info: {
    title: 'Etalage backend',
    version: '1',
    description: 'The commerce backend of the Etalage shops: every call, described by the schemas that validate it.',
  },
};

/** Serves the OpenAPI description of all routes so far at /openapi.json, and as a page to read at /docs. */
export function describeRoutes(app: Hono<BackendEnv>, ports: Pick<Ports, 'secrets' | 'smtpUrl'>): void {
  const guard = developerPage(ports);
  let made: ReturnType<typeof generateSpecs<BackendEnv>> | undefined;
  const description = () => (made ??= generateSpecs(app, { documentation, exclude: ['/openapi.json', '/docs'] }));
  app.get('/openapi.json', guard, async (c) => c.json(await description()));
  app.get('/docs', guard, async (c) => c.html(docsPage(await description())));
}
