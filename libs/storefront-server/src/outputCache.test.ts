import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createOutputCache, type CachedPage, type OutputCache } from './outputCache.ts';

const page = { text: '<p>Handdoek</p>', headers: { 'content-security-policy': "default-src 'self'" } };
const facts = (...tags: string[]) => ({ tags: new Set(tags), expiresAt: Infinity });

describe('the output cache', () => {
  it('gives a page back in every packing', async () => {
    const cache = createOutputCache();
    await cache.begin('/c/bad')(page, facts('category:3'));
    expect(cache.get('/c/bad')?.answers.identity.body.toString()).toBe('<p>Handdoek</p>');
    expect(cache.get('/c/bad?page=2')).toBeUndefined();
  });

  it('drops every page that carries a dropped tag, and no other', async () => {
    const cache = createOutputCache();
    await cache.begin('/c/bad')(page, facts('category:3', 'product:7'));
    await cache.begin('/p/x/y')(page, facts('product:8'));
    cache.drop(['product:7']);
    expect(cache.get('/c/bad')).toBeUndefined();
    expect(cache.get('/p/x/y')?.headers).toContain("default-src 'self'");
  });

  it('does not keep a page whose tag was dropped while it was drawn', async () => {
    const cache = createOutputCache();
    const keep = cache.begin('/c/bad');
    cache.drop(['product:7']);
    await keep(page, facts('product:7'));
    expect(cache.get('/c/bad')).toBeUndefined();
  });

  it('forgets a page at the instant at which a price on it changes', async () => {
    let now = 1_000;
    const cache = createOutputCache(() => now);
    await cache.begin('/c/bad')(page, { tags: new Set(), expiresAt: 61_000 });
    now = 60_000;
    expect(cache.get('/c/bad')).toBeDefined();
    now = 61_001;
    expect(cache.get('/c/bad')).toBeUndefined();
  });

  it('looks at each page a few times when all of them are dropped, however many there are', async () => {
    let readings = 0;
    const cache = createOutputCache(() => (readings++, 1_000));
    for (let number = 0; number < 200; number += 1) await cache.begin(`/p/${number}/x`)(page, facts('product'));
    readings = 0;
    cache.drop(['product']);
    cache.clear();
    expect(readings).toBeLessThan(2_000);
    expect(cache.get('/p/0/x')).toBeUndefined();
    expect(cache.stale('/p/0/x')).toBeDefined();
  });

  it('keeps a dropped page as stale for an hour from then, whenever it would have expired', async () => {
    let now = 1_000;
    const cache = createOutputCache(() => now);
    await cache.begin('/c/bad')(page, facts('category:3'));
    cache.drop(['category:3']);
    now += 3_599_999;
    expect(cache.stale('/c/bad')).toBeDefined();
    now += 1;
    expect(cache.stale('/c/bad')).toBeUndefined();
  });

  const longText = Array.from({ length: 400 }, (_none, id) => `<p>Handdoek ${id * 7919}</p>`).join('');
  const brotliOf = (page: CachedPage | undefined) => (page ?? expect.unreachable()).answers.br;

  /** The 20th request starts the recompression. */
  const requestOften = (cache: OutputCache, address: string) =>
    Array.from({ length: 20 }, () => brotliOf(cache.get(address))).at(-1) ?? expect.unreachable();

  it('sends a page that is asked for often in its smallest form, as soon as there is one', async () => {
    const cache = createOutputCache();
    await cache.begin('/c/bad')({ text: longText, headers: {} }, facts());
    const first = requestOften(cache, '/c/bad');
    await expect.poll(() => brotliOf(cache.get('/c/bad')).body.length).toBeLessThan(first.body.length);
    const { body, headers } = brotliOf(cache.get('/c/bad'));
    expect(brotliDecompressSync(body).toString()).toBe(longText);
    const length = (bytes: Buffer) => headers.indexOf(String(bytes.length));
    expect([length(body) > 0, length(first.body), headers.length]).toEqual([true, -1, first.headers.length]);
  });

  it('recompresses no page that is asked for a few times', async () => {
    const cache = createOutputCache();
    for (const slug of ['bad', 'bed']) await cache.begin(`/c/${slug}`)({ text: longText, headers: {} }, facts(slug));
    const seldom = Array.from({ length: 19 }, () => brotliOf(cache.get('/c/bad'))).at(0);
    const often = requestOften(cache, '/c/bed');
    await expect.poll(() => brotliOf(cache.stale('/c/bed'))).not.toBe(often);
    expect(brotliOf(cache.stale('/c/bad'))).toBe(seldom);
  });

  it('recompresses no page that is not fresh any more', async () => {
    const cache = createOutputCache();
    for (const slug of ['bad', 'bed', 'wol'])
      await cache.begin(`/c/${slug}`)({ text: longText, headers: {} }, facts(slug));
    const [, dropped, last] = ['bad', 'bed', 'wol'].map((slug) => requestOften(cache, `/c/${slug}`));
    cache.drop(['bed']);
    await expect.poll(() => brotliOf(cache.get('/c/wol'))).not.toBe(last);
    expect(brotliOf(cache.stale('/c/bed'))).toBe(dropped);
  });
});
