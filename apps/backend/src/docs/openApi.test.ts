import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, testAdminKey, type TestBackend } from '../testing/aBackend.ts';

let backend: TestBackend;
let document: Record<string, Record<string, Record<string, object>>>;
let text: string;
beforeAll(async () => {
  backend = await aBackend();
  text = await (await backend.app.request('/openapi.json', { headers: { 'x-admin-key': testAdminKey } })).text();
  document = JSON.parse(text);
});

/** Every value under a key, wherever it stands. */
function valuesOf(key: string): unknown[] {
  const found: unknown[] = [];
  JSON.parse(text, (name, value: unknown) => {
    if (name === key) found.push(value);
    return value;
  });
  return found;
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(document['openapi']).toBe('3.1.0');
    expect(await new Validator().validate(JSON.parse(text))).toEqual({ valid: true });
  });

  it('describes every route of the backend, and no other', () => {
    const routes = backend.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(?:\{[^/]*\})?/g, '{$1}')}`);
    const described = Object.entries(document['paths'] ?? {}).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual([...new Set(routes)].toSorted());
  });

  it('refers to nothing that it does not hold', () => {
    const missing = valuesOf('$ref').filter((ref) => {
      const parts = String(ref).slice(2).split('/');
      return parts.reduce<unknown>((part, name) => Reflect.get(Object(part), name), document) === undefined;
    });
    expect(missing).toEqual([]);
  });

  it('has patterns that other languages read as it does', () => {
    const patterns = valuesOf('pattern').map(String);
    expect(patterns.length).toBeGreaterThan(20);
    expect(patterns.filter((pattern) => /\\[pPdDwWsSbBk]|\(\?<|\\u\{/.test(pattern))).toEqual([]);
  });

  it('names the cart of each call about one', () => {
    const calls = Object.entries(document['paths'] ?? {}).filter(([path]) => path.startsWith('/api/cart/'));
    expect(calls.length).toBeGreaterThan(10);
    for (const [path, item] of calls) {
      const named = Object.values(item).map((operation) => JSON.stringify(operation).includes('"name":"cartId"'));
      expect([path, named]).toEqual([path, [true]]);
    }
  });

  it('asks for the admin key or a token exactly where the backend does', async () => {
    for (const [path, item] of Object.entries(document['paths'] ?? {})) {
      for (const [method, operation] of Object.entries(item)) {
        const answer = await backend.app.request(path.replace(/\{id\}/, '1'), { method: method.toUpperCase() });
        expect([path, method, 'security' in operation]).toEqual([path, method, answer.status === 401]);
      }
    }
  });
});
