import { securityHeaders } from '@etalage/core/server';
import { outputCache as defaults } from '@etalage/core/constants';
import { createHash } from 'node:crypto';
import type { PageFacts } from '@etalage/shell/server';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { packed, packedSmallest, type Encoding, type Packed } from './encoding.ts';

/** What is sent for an address: its text, and the headers that are its own. */
export type Answer = { text: string; headers: Readonly<Record<string, string>> };

/** Headers are names and values in turn. */
type CachedAnswer = { headers: string[]; body: Buffer };

/** A finished answer that anyone may have, packed and ready to be sent. */
export type CachedPage = {
  answers: Record<Encoding, CachedAnswer>;
  /** Of the answer that nothing changed. */
  headers: string[];
  etag: string;
  tags: ReadonlySet<string>;
  /** Epoch milliseconds until which it is sent without asking the backend. */
  freshUntil: number;
  /** How often it was found here. */
  hits: number;
};

/** Finished pages, and what they show, by address. */
export type OutputCache = {
  get(address: string): CachedPage | undefined;
  /** A page that expired at most an hour ago, for when no other can be made (stale-if-error, RFC 5861). */
  stale(address: string): CachedPage | undefined;
  /** Starts a page; what it hands back stores it, unless one of its tags was dropped meanwhile. */
  begin(address: string): (answer: Answer, facts: PageFacts) => Promise<void>;
  /** Pages with one of the tags are not fresh any more. */
  drop(tags: readonly string[]): void;
  /** No page is fresh any more. */
  clear(): void;
};

const maximumBytes = 128 * 1024 * 1024;
/** Pages that wait to be recompressed. */
const maximumWaiting = 1000;
/** The hit at which a page is recompressed: that takes a third of a second of a core, and saves some 2 KB a hit. */
const recompressedAt = 20;
/** Milliseconds that a page is kept after it was fresh. */
const staleIfError = 3_600_000;

/** The same answer, sent in place of one that could not be made: no cache on the way keeps it. */
export const staleHeaders = (headers: readonly string[]): string[] => {
  const changed: Record<string, string> = { 'cache-control': 'no-store', 'x-output-cache': 'stale' };
  return headers.map((text, at) => (at % 2 === 0 ? text : (changed[headers[at - 1] ?? ''] ?? text)));
};

/** A cache in memory that forgets the least used pages first. `now` is the clock, in epoch milliseconds. */
export function createOutputCache(now: () => number = Date.now): OutputCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maximumBytes,
    sizeCalculation: bytes,
    perf: { now },
    ttlResolution: 0,
  });
  const drops: { tags: ReadonlySet<string> | 'all'; number: number }[] = [];
  let number = 0;
  const note = (tags: ReadonlySet<string> | 'all') => {
    drops.push({ tags, number: ++number });
    if (drops.length > 1000) drops.shift();
  };
  const keep = (address: string, page: CachedPage) =>
    pages.set(address, page, { ttl: page.freshUntil - now() + staleIfError });
  // Changed in place: setting it again would make it the most recently used page.
  const expire = (page: CachedPage) => {
    page.freshUntil = Math.min(page.freshUntil, now());
  };
  const background = new PQueue({ concurrency: 1 });
  const recompress = async (page: CachedPage) => {
    if (page.freshUntil <= now()) return;
    page.answers.br = encodedAnswer(page.headers, 'br', await packedSmallest(page.answers.identity.body));
  };
  const countHit = (page: CachedPage) => {
    page.hits += 1;
    if (page.hits === recompressedAt && background.size < maximumWaiting) void background.add(() => recompress(page));
  };
  return {
    get: (address) => {
      const page = pages.get(address);
      if (page === undefined || page.freshUntil <= now()) return undefined;
      countHit(page);
      return page;
    },
    stale: (address) => {
      const page = pages.get(address);
      return page !== undefined && page.freshUntil + staleIfError > now() ? page : undefined;
    },
    begin: (address) => {
      const begun = number;
      return async ({ text, headers }, { tags, expiresAt }) => {
        const freshUntil = Math.min(now() + defaults.ttl * 1000, expiresAt);
        const body = await packed(text);
        const dropped = drops.some((drop) => drop.number > begun && (drop.tags === 'all' || overlaps(drop.tags, tags)));
        if (freshUntil <= now() || dropped) return;
        const etag = etagOf(text);
        keep(address, { ...answersOf(body, headersOf(headers, etag)), etag, tags, freshUntil, hits: 0 });
      };
    },
    drop: (tags) => {
      const dropped = new Set(tags);
      note(dropped);
      for (const page of pages.values()) if (overlaps(dropped, page.tags)) expire(page);
    },
    clear: () => {
      note('all');
      for (const page of pages.values()) expire(page);
    },
  };
}

/** Of any answer of a page, unpacked or not. */
const headersOf = (own: Answer['headers'], etag: string): string[] =>
  Object.entries({
    ...securityHeaders,
    ...own,
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    vary: 'Accept-Encoding',
    'x-output-cache': 'hit',
  }).flat();

const answersOf = ({ br, gzip, identity }: Packed, headers: string[]): Pick<CachedPage, 'answers' | 'headers'> => ({
  answers: {
    br: encodedAnswer(headers, 'br', br),
    gzip: encodedAnswer(headers, 'gzip', gzip),
    identity: encodedAnswer(headers, 'identity', identity),
  },
  headers,
});

function encodedAnswer(headers: readonly string[], encoding: Encoding, body: Buffer): CachedAnswer {
  const own = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { headers: [...headers, 'content-length', String(body.length), ...own], body };
}

const bytes = ({ answers: { identity, br, gzip } }: CachedPage) =>
  identity.body.length + br.body.length + gzip.body.length;
const overlaps = (some: ReadonlySet<string>, others: ReadonlySet<string>) => !some.isDisjointFrom(others);
const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
