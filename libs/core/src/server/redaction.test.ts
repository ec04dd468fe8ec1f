import { expect, it } from 'vitest';
import { loggedError, withoutPersonalData, withoutSecrets } from './redaction.ts';

it.each([
  ['550 <jans@voorbeeld.nl> unknown', '550 <…@…> unknown'],
  ['/api/x/jans%40voorbeeld.nl', '/api/x/…@…'],
  ['/api/cart/pull?cartId=abc', '/api/cart/pull?…'],
  ['/outbox/0b7ac9b2-57a1-4c1e-9d4e-2c9e4a5b6c7d', '/outbox/…'],
  ['/connect/Zk3v9QhT2mXw8LrPa5Ny7BcD1eFg4HjK', '/connect/…'],
  ['key 0123456789abcdef0123456789abcdef01234567', 'key …'],
  [
    '/img/310/300/resize/b/a/badhanddoek-50x100-donkerblauw-2.jpg',
    '/img/310/300/resize/b/a/badhanddoek-50x100-donkerblauw-2.jpg',
  ],
  ['confirmation of order 100000001', 'confirmation of order 100000001'],
])('%s is logged as %s', (text, logged) => expect(withoutSecrets(text)).toBe(logged));

it('an error is logged without the values in it', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "orders_key"'), {
    code: '23505',
    constraint: 'orders_key',
    detail: 'Key (email)=(jans@voorbeeld.nl) already exists.',
  });
  const error = Object.assign(new Error('Failed query: insert into "orders"\nparams: Jansen,Dorpsstraat', { cause }), {
    params: ['Jansen', 'Dorpsstraat'],
  });
  const logged = JSON.stringify(loggedError(error));
  expect(logged).not.toMatch(/Jansen|Dorpsstraat|jans@|params/);
  expect(loggedError(error)).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into "orders"',
    stack: expect.stringMatching(/^\s+at /),
    cause: { message: 'duplicate key value violates unique constraint "…"', code: '23505', constraint: 'orders_key' },
  });
});

it.each([
  ['JSON that cannot be read', () => JSON.parse('{"name": Jansen}')],
  [
    'a mail server that repeats what it refuses',
    () => {
      throw Object.assign(new Error('Message failed: 550 Jansen of Dorpsstraat'), {
        responseCode: 550,
        command: 'DATA',
      });
    },
  ],
])('an error of %s is logged without it', (_title, act) => {
  try {
    act();
  } catch (error) {
    expect(JSON.stringify(loggedError(error))).not.toMatch(/Jansen|Dorpsstraat/);
  }
  expect.assertions(1);
});

it.each(['a1', 'a@', 'a%40', '?a', '"a'])('a path of 16 KB made of %s is read at once', (part) => {
  const start = performance.now();
  withoutSecrets(part.repeat(16_384 / part.length));
  expect(performance.now() - start).toBeLessThan(50);
});

it('values are looked for in lists and objects', () => {
  expect(withoutPersonalData({ a: ['x@y.nl', 1, null], b: { c: new Error('of x@y.nl') } })).toMatchObject({
    a: ['…@…', 1, null],
    b: { c: { message: 'of …@…' } },
  });
});
