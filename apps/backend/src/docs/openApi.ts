import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { BackendEnv } from '../http/env.ts';
import type { RefusalCode } from '../http/envelope.ts';
import { refusalResponses, refuses } from './answers.ts';

type Document = Awaited<ReturnType<typeof generateSpecs>>;
type Operation = NonNullable<NonNullable<NonNullable<Document['paths']>[string]>['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];

const documentation = {
  info: {
    title: 'Etalage backend',
    version: '1',
    description: 'The commerce backend of the Etalage shops: every call, described by the schemas that validate it.',
  },
  components: {
    responses: refusalResponses,
    securitySchemes: {
      adminKey: { type: 'apiKey', in: 'header', name: 'x-admin-key' },
      customerToken: { type: 'http', scheme: 'bearer', description: 'May be the query parameter `token` instead' },
    },
  },
} satisfies NonNullable<Parameters<typeof generateSpecs>[1]>['documentation'];

const text = { type: 'string' } as const;
const ofStoreView: Parameter[] = [
  { name: 'storeCode', in: 'query', description: 'The store view; dailydeal where nothing names one', schema: text },
  { name: 'x-vs-store-code', in: 'header', description: 'The store view, before that of the query', schema: text },
];

/** The OpenAPI 3.1 document of all routes that an app has so far. */
export async function openApiDocument(app: Hono<BackendEnv>): Promise<Document> {
  const document = await generateSpecs(app, {
    documentation,
    excludeStaticFile: false,
    defaultValidationErrorResponse: false,
  });
  const patterns = pathPatterns(app);
  for (const [path, item = {}] of Object.entries(document.paths ?? {})) {
    const { get, post, put, patch, delete: remove } = item;
    for (const operation of [get, post, put, patch, remove]) if (operation) complete(operation, path, patterns);
  }
  return document;
}

/** A path of Hono as OpenAPI writes it. */
export const documentedPath = (path: string): string => path.replace(/:(\w+)(?:\{[^/]*\})?/g, '{$1}');

/** What a route's path wants of its parameters, by documented path and name. */
function pathPatterns({ routes }: Hono<BackendEnv>): ReadonlyMap<string, string> {
  const found = routes.flatMap(({ path }) =>
    [...path.matchAll(/:(\w+)\{([^/]*)\}/g)].map(
      ([, name = '', pattern = '']) => [`${documentedPath(path)} ${name}`, `^(?:${pattern})$`] as const,
    ),
  );
  return new Map(found);
}

/** Adds what all operations have in common: the store view, the key of administrative ones, and the common refusals. */
function complete(operation: Operation, path: string, patterns: ReadonlyMap<string, string>): void {
  const isApi = path.startsWith('/api/');
  const isAdministrative = path.startsWith('/api/admin/') || path === '/api/invalidations';
  const named = (operation.parameters ?? []).map((parameter) => withPattern(parameter, path, patterns));
  const own = new Set(named.map((parameter) => ('name' in parameter ? parameter.name : '')));
  const added = isApi ? ofStoreView.filter((parameter) => 'name' in parameter && !own.has(parameter.name)) : [];
  operation.parameters = [...named, ...added];
  const codes: RefusalCode[] = [400, 500, 503];
  if (isApi || path.includes('{')) codes.push(404);
  if (operation.requestBody) codes.push(413);
  if (isAdministrative) {
    operation.security = [{ adminKey: [] }];
    codes.push(401);
  }
  operation.responses = { ...refuses(...codes), ...operation.responses };
}

function withPattern(parameter: Parameter, path: string, patterns: ReadonlyMap<string, string>): Parameter {
  if (!('name' in parameter) || parameter.in !== 'path') return parameter;
  const pattern = patterns.get(`${path} ${parameter.name}`);
  return pattern === undefined ? parameter : { ...parameter, schema: { ...text, pattern } };
}
