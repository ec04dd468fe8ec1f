import { outputCache as defaults } from '@etalage/core/constants';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { packed, type Encoding, type Packed } from './encoding.ts';
import { securityHeaders } from './policy.ts';

/** What is sent for an address: its text, and the headers that are its own. */
export type Answer = { text: string; headers: Readonly<Record<string, string>> };

/** A finished answer that anyone may have, packed and ready to be sent. Headers are names and values in turn. */
export type CachedPage = {
  answers: Readonly<Record<Encoding, { headers: string[]; body: Buffer }>>;
  /** Of the answer that nothing changed. */
  headers: string[];
  etag: string;
  tags: ReadonlySet<string>;
};

/** What a page says about itself while it is drawn. */
export type PageFacts = {
  /** What it shows: `product`, `product:12`, `category:3`, `storyblok:home` … */
  tags: ReadonlySet<string>;
  /** Epoch milliseconds of the earliest change of a price that it shows; Infinity when none is known. */
  expiresAt: number;
};

/** Finished pages, and what they show, by address. */
export type OutputCache = {
  get(address: string): CachedPage | undefined;
  /** Starts a page; what it hands back stores it, unless one of its tags was dropped meanwhile. */
  begin(address: string): (answer: Answer, facts: PageFacts) => Promise<void>;
  drop(tags: readonly string[]): void;
  clear(): void;
};

const maximumBytes = 128 * 1024 * 1024;

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
  return {
    get: (address) => pages.get(address),
    begin: (address) => {
      const begun = number;
      return async ({ text, headers }, { tags, expiresAt }) => {
        const ttl = Math.min(defaults.ttl * 1000, expiresAt - now());
        const body = await packed(text);
        const dropped = drops.some((drop) => drop.number > begun && (drop.tags === 'all' || overlaps(drop.tags, tags)));
        if (ttl <= 0 || dropped) return;
        pages.set(address, { ...answersOf(body, headers, etagOf(text)), tags }, { ttl });
      };
    },
    drop: (tags) => {
      const dropped = new Set(tags);
      note(dropped);
      for (const [address, page] of pages.entries()) if (overlaps(dropped, page.tags)) pages.delete(address);
    },
    clear: () => {
      note('all');
      pages.clear();
    },
  };
}

function answersOf(body: Packed, own: Answer['headers'], etag: string): Omit<CachedPage, 'tags'> {
  const headers = Object.entries({
    ...securityHeaders,
    ...own,
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    vary: 'Accept-Encoding',
    'x-output-cache': 'hit',
  }).flat();
  const answer = (encoding: Encoding, ...more: string[]) => {
    const length = ['content-length', String(body[encoding].length)];
    return { headers: [...headers, ...length, ...more], body: body[encoding] };
  };
  const answers = {
    br: answer('br', 'content-encoding', 'br'),
    gzip: answer('gzip', 'content-encoding', 'gzip'),
    identity: answer('identity'),
  };
  return { answers, headers, etag };
}

const bytes = ({ answers: { identity, br, gzip } }: CachedPage) =>
  identity.body.length + br.body.length + gzip.body.length;
const overlaps = (some: ReadonlySet<string>, others: ReadonlySet<string>) => !some.isDisjointFrom(others);
const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
