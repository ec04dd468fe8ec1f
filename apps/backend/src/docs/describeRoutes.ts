import type { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { developerPage } from '../http/developerPage.ts';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import { answersFile, answersPlain } from './answers.ts';
import { docsPage } from './docsPage.ts';
import { openApiDocument } from './openApi.ts';

const documentDescription = describeRoute({
  tags: ['server'],
  summary: 'This document',
  ...answersPlain('The document', v.looseObject({ openapi: v.string() }), 404),
});
const pageDescription = describeRoute({
  tags: ['server'],
  summary: 'This document as a page',
  ...answersFile('The page', ['text/html'], 404),
});

/** Serves the OpenAPI description of all routes at /openapi.json, and as a page to read at /docs. */
export function describeRoutes(app: Hono<BackendEnv>, ports: Pick<Ports, 'secrets' | 'smtpUrl'>): void {
  const guard = developerPage(ports);
  let made: ReturnType<typeof openApiDocument> | undefined;
  const document = () => (made ??= openApiDocument(app));
  app.get('/openapi.json', guard, documentDescription, async (c) => c.json(await document()));
  app.get('/docs', guard, pageDescription, async (c) => c.html(docsPage(await document())));
}
