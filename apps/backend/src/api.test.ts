import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBackend } from './backend.ts';
import { defaultStore } from './stores/storeSelection.ts';
import { aBackend, testAdminKey, type TestBackend } from './testing/aBackend.ts';
import { aProductDocument } from './testing/documents.ts';
import { ask, importDocuments } from './testing/importing.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await aBackend();
});

it('answers that it can do its work', async () => {
  const answer = await backend.app.request('/health');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ code: 200, result: { status: 'ok' } });
});

describe('API-01 the envelope', () => {
  it('API-01 answers JSON with the code that is its HTTP status', async () => {
    await importDocuments(backend, { products: [aProductDocument()] });
    for (const [path, status] of [
      ['/api/product?sku=HD-100', 200],
      ['/api/product?sku=x', 404],
      ['/api/product', 400],
    ] as const) {
      const answer = await backend.app.request(path);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.status).toBe(status);
      expect(await answer.json()).toEqual({ code: status, result: expect.anything() });
    }
  });

  const mapOf = async (url: string) => {
    await importDocuments(backend, { products: [aProductDocument()] });
    const headers = { 'content-type': 'application/json' };
    const answer = await backend.app.request('/api/url/map', {
      method: 'POST',
      body: JSON.stringify({ url }),
      headers,
    });
    return answer.json();
  };

  it('API-01 answers search without it', async () => {
    await importDocuments(backend, { products: [aProductDocument()] });
    const answer = await ask(backend, '/api/catalog/etalage_dailydeal/product/_search');
    expect(answer).toHaveProperty('hits');
    for (const name of ['code', 'result']) expect(answer).not.toHaveProperty(name);
  });

  it('API-01 answers an address that the URL map has without it', async () => {
    const answer = await mapOf('bad/handdoek-fenne.html');
    expect(answer).toMatchObject({ _type: 'product', _id: '100' });
    for (const name of ['code', 'result']) expect(answer).not.toHaveProperty(name);
  });

  it('API-01 answers an address that the URL map has not without it', async () => {
    expect(await mapOf('nergens')).toBeNull();
  });
});

describe('API-02 errors', () => {
  it('API-02 says in Dutch which fields are wrong', async () => {
    expect(await ask(backend, '/api/product')).toEqual({ code: 400, result: 'De aanvraag is ongeldig: sku.' });
  });

  it('API-02 logs an unexpected failure and shows nothing of it', async () => {
    await backend.ports.database.execute(sql`alter table stock rename to stock_away`);
    try {
      const answer = await backend.app.request('/api/stock/check?sku=x', {
        headers: { 'x-request-id': 'request-12345' },
      });
      expect(answer.status).toBe(500);
      expect(await answer.json()).toEqual({ code: 500, result: 'Er ging iets mis. Probeer het later opnieuw.' });
      const [line] = backend.log.filter(({ msg }) => msg === 'unexpected failure');
      expect(line).toMatchObject({ requestId: 'request-12345', err: { message: expect.stringContaining('stock') } });
    } finally {
      await backend.ports.database.execute(sql`alter table stock_away rename to stock`);
    }
  });

  it('API-02 logs an unexpected failure that has words of its own', async () => {
    const { database } = backend.ports;
    // Inserts no row, and raises no error.
    await database.execute(
      sql`create function keep_none() returns trigger language plpgsql as 'begin return null; end'`,
    );
    await database.execute(
      sql`create trigger keep_none before insert on carts for each row execute function keep_none()`,
    );
    try {
      const answer = await backend.app.request('/api/cart/create', { method: 'POST' });
      expect(await answer.json()).toEqual({ code: 500, result: 'De winkelwagen kon niet worden gemaakt.' });
      const [line] = backend.log.filter(({ msg }) => msg === 'unexpected failure');
      expect(line).toMatchObject({ err: { message: 'De winkelwagen kon niet worden gemaakt.' } });
    } finally {
      await database.execute(sql`drop function keep_none() cascade`);
    }
  });

  it('ERR-08 an answer names the short reference of its log entries', async () => {
    await backend.ports.database.execute(sql`alter table stock rename to stock_away`);
    try {
      const { headers } = await backend.app.request('/api/stock/check?sku=x');
      const reference = headers.get('x-request-id');
      expect(reference).toMatch(/^[2-9a-z]{8}$/);
      const entries = backend.log.filter(({ requestId }) => requestId === reference);
      expect(entries.map(({ msg }) => msg)).toEqual(['unexpected failure', 'answered']);
    } finally {
      await backend.ports.database.execute(sql`alter table stock_away rename to stock`);
    }
  });

  it('API-02 keeps an admin key and a query out of the log', async () => {
    await backend.app.request('/api/product?sku=x&token=geheim', { headers: { 'x-admin-key': testAdminKey } });
    expect(JSON.stringify(backend.log)).not.toMatch(/geheim|test-admin-key/);
  });
});

describe('API-07 which store view a request means', () => {
  beforeEach(async () => {
    await importDocuments(backend, { products: [aProductDocument({ name: 'Van Dagvondst' })] });
    await importDocuments(backend, { products: [aProductDocument({ name: 'Van Linge' })] }, { storeCode: 'fashion' });
  });
  const nameOf = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await backend.app.request(`/api/product?sku=HD-100${query}`, { headers });
    return (await answer.json()).result.name;
  };

  it('API-07, UI-02 is dailydeal without a code', async () => {
    expect(defaultStore).toBe('dailydeal');
    expect(await nameOf('')).toBe('Van Dagvondst');
  });

  it('API-07 is that of the query parameter', async () => expect(await nameOf('&storeCode=fashion')).toBe('Van Linge'));

  it('API-07 is that of the header before that of the query', async () => {
    expect(await nameOf('&storeCode=dailydeal', { 'x-vs-store-code': 'fashion' })).toBe('Van Linge');
  });

  it('API-07 answers 404 for an unknown code in the header, whatever the query says', async () => {
    const headers = { 'x-vs-store-code': 'nergens' };
    const { status } = await backend.app.request('/api/product?sku=HD-100&storeCode=fashion', { headers });
    expect(status).toBe(404);
  });

  it('API-07 answers 404 for an unknown code', async () => {
    const result = "De winkel 'nergens' bestaat niet.";
    expect(await ask(backend, '/api/product?sku=HD-100', 'nergens')).toEqual({ code: 404, result });
    expect(await (await backend.app.request('/api/product?sku=HD-100&storeCode=nergens')).json()).toEqual({
      code: 404,
      result,
    });
  });

  it('API-07 names the first 40 characters of an unknown code', async () => {
    const { result } = await ask(backend, '/api/product?sku=HD-100', 'n'.repeat(41));
    expect(result).toBe(`De winkel '${'n'.repeat(40)}' bestaat niet.`);
  });
});

describe('API-08 what the backend does not know', () => {
  it('API-08 answers 404 in the envelope for an unknown path', async () => {
    const answer = await backend.app.request('/api/no-such-thing');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ code: 404, result: 'Dit adres bestaat niet.' });
  });

  it('API-08 answers 405 in the envelope for a wrong method, and names the right ones', async () => {
    const answer = await backend.app.request('/api/product', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET');
    expect(await answer.json()).toEqual({ code: 405, result: 'Deze methode kan hier niet.' });
  });

  it('API-08 answers 405 for a wrong method at a path with parameters', async () => {
    const answer = await backend.app.request('/api/catalog/etalage_dailydeal/product/_search', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  it('API-08 answers 400 in the envelope for a malformed body', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await backend.app.request('/api/url/map', { method: 'POST', body: '{"url":', headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 400, result: 'De aanvraag is geen geldige JSON.' });
  });

  it('API-08 answers 400 in the envelope for a body that is not what its call asks', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await backend.app.request('/api/url/map', { method: 'POST', body: '{"url":7}', headers });
    expect([answer.status, await answer.json()]).toEqual([400, { code: 400, result: 'De aanvraag is ongeldig: url.' }]);
  });

  it.each([
    ['a search question', '/api/catalog/etalage_fashion/product/_search?request=%7B%22x', undefined],
    ['a choice of methods', '/api/cart/collect-totals?cartId=x', '{"methods":'],
  ])('API-02, API-08 says what is wrong of malformed JSON in %s, and no more', async (_what, path, body) => {
    const method = body === undefined ? 'GET' : 'POST';
    const answer = await backend.app.request(path, { method, ...(body && { body }) });
    expect(await answer.json()).toEqual({ code: 400, result: 'De aanvraag is geen geldige JSON.' });
  });
});

it('refuses a body that no shop sends', async () => {
  const body = JSON.stringify({ url: 'x'.repeat(2_000_000) });
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  const answer = await backend.app.request('/api/url/map', { method: 'POST', body, headers });
  expect(await answer.json()).toEqual({ code: 413, result: 'De aanvraag is te groot.' });
});

describe('the description of the backend', () => {
  it('names the calls and the shapes that validate them', async () => {
    const description = await (
      await backend.app.request('/openapi.json', { headers: { 'x-admin-key': testAdminKey } })
    ).json();
    expect(description.openapi).toBe('3.1.0');
    expect(description.paths['/api/stock/list'].get.parameters[0]).toMatchObject({
      name: 'skus',
      in: 'query',
      required: true,
    });
  });

  it('is a page to read that needs nothing else', async () => {
    const page = await (await backend.app.request('/docs', { headers: { 'x-admin-key': testAdminKey } })).text();
    expect(page).toContain('/api/stock/list');
    expect(page).not.toMatch(/<script|src="http|href="http/);
  });

  it('survives being made twice', () => expect(() => createBackend(backend.ports)).not.toThrow());
});

describe('API-09 the administrative calls', () => {
  const calls = [
    ['that invalidates a cache', 'POST', '/api/admin/invalidations'],
    ['for the status of an order', 'POST', '/api/admin/orders/1/status'],
    ['that imports', 'POST', '/api/admin/import'],
    ['that makes a backup', 'POST', '/api/admin/backup'],
    ['for the undelivered mails', 'GET', '/api/admin/mails'],
  ] as const;
  const statusOf = async (method: string, path: string, headers: Record<string, string> = {}) =>
    (await backend.app.request(path, { method, headers })).status;

  it.each(calls)('API-09 the call %s needs the admin key', async (_what, method, path) => {
    expect(await statusOf(method, path)).toBe(401);
    expect(await statusOf(method, path, { 'x-admin-key': 'another key' })).toBe(401);
    expect(await statusOf(method, path, { 'x-admin-key': testAdminKey })).not.toBe(401);
  });

  it.each(calls)("API-09 a shopper's token does not open the call %s", async (_what, method, path) => {
    expect(await statusOf(method, path, { authorization: 'Bearer shopper' })).toBe(401);
    expect(await statusOf(method, `${path}?token=shopper`)).toBe(401);
  });

  it.each([
    ['without a key', {}],
    ['with an empty key', { 'x-admin-key': '' }],
  ])('API-09 none is opened %s, also where the own key is empty', async (_what, headers) => {
    const { secrets } = backend.ports;
    const { app: unkeyed } = createBackend({ ...backend.ports, secrets: { ...secrets, adminKey: '' } });
    for (const path of ['/api/invalidations', '/api/admin/search/report', '/api/admin/reviews/pending', '/outbox']) {
      expect([path, (await unkeyed.request(path, { headers })).status]).toEqual([path, path === '/outbox' ? 404 : 401]);
    }
  });
});
