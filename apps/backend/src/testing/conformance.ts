import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import * as v from 'valibot';
import { documentedPath, openApiDocument } from '../docs/openApi.ts';
import type { BackendEnv } from '../http/env.ts';

type App = Hono<BackendEnv>;
type Check = (request: Request, answer: Response) => Promise<void>;

const content = v.record(v.string(), v.looseObject({}));
const response = v.looseObject({ $ref: v.optional(v.string()), content: v.optional(content, {}) });
const document = v.looseObject({
  paths: v.record(v.string(), v.record(v.string(), v.looseObject({ responses: v.record(v.string(), response) }))),
  components: v.looseObject({ responses: v.record(v.string(), response) }),
});

/** Made once for all apps of a worker: their routes are the same. */
let made: Promise<Check> | undefined;

/** Makes an app throw where a response does not match its OpenAPI document. */
export function checkedByOpenApi(app: App): App {
  const { fetch } = app;
  app.fetch = async (request, ...rest) => {
    const answer = await fetch(request, ...rest);
    await (
      await (made ??= createCheck(app))
    )(request, answer);
    return answer;
  };
  return app;
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

async function createCheck(app: App): Promise<Check> {
  const openApi = await openApiDocument(app);
  const { paths, components } = v.parse(document, openApi);
  const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: { 'openapi.json': openApi } });
  const compiled = new Map<string, ValidateFunction>();
  const validator = (pointer: string) => {
    const found = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi.json#${pointer}` });
    compiled.set(pointer, found);
    return found;
  };
  const operationOf = operationFinder(app);
  return async (request, answer) => {
    const { pathname } = new URL(request.url);
    const method = request.method.toLowerCase();
    const path = operationOf(request.method, pathname);
    if (path === undefined || method === 'head') return;
    const fail = (what: string) => {
      throw new Error(`${request.method} ${path} answered ${answer.status}: ${what}`);
    };
    const status = String(answer.status);
    const described = paths[path]?.[method]?.responses[status] ?? fail('this status is not in the document');
    const name = described.$ref?.split('/').at(-1);
    const { content: types } = name === undefined ? described : (components.responses[name] ?? described);
    const type = (answer.headers.get('content-type') ?? '').split(';', 1)[0] ?? '';
    if (type === '' && Object.keys(types).length === 0) return;
    if (!(type in types)) fail(`${type} is not in the document`);
    if (type !== 'application/json') return;
    const at =
      name === undefined
        ? `/paths/${escaped(path)}/${method}/responses/${status}`
        : `/components/responses/${escaped(name)}`;
    const validate = validator(`${at}/content/application~1json/schema`);
    if (!validate(await answer.clone().json())) fail(ajv.errorsText(validate.errors));
  };
}

/** Finds the documented path of the route that a request takes. */
function operationFinder(app: App): (method: string, pathname: string) => string | undefined {
  const router = new TrieRouter<string>();
  for (const { method, path } of app.routes) if (method !== 'ALL') router.add(method, path, documentedPath(path));
  return (method, pathname) => router.match(method, pathname)[0][0]?.[0];
}
