import { outputCache as defaults } from '@etalage/core/constants';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { packed, type Encoding, type Packed } from './encoding.ts';
import { securityHeaders } from './policy.ts';

/** A finished page that anyone may have, with its answers ready to be sent. Headers are names and values in turn. */
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

/** Finished pages by address. */
export type OutputCache = {
  get(address: string): CachedPage | undefined;
  /** Starts a page; what it hands back stores it, unless one of its tags was dropped meanwhile. */
  begin(address: string): (page: { html: string; policy: string }, facts: PageFacts) => Promise<void>;
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
      return async ({ html, policy }, { tags, expiresAt }) => {
        const ttl = Math.min(defaults.ttl * 1000, expiresAt - now());
        const body = await packed(html);
        const dropped = drops.some((drop) => drop.number > begun && (drop.tags === 'all' || overlaps(drop.tags, tags)));
        if (ttl <= 0 || dropped) return;
        pages.set(address, { ...answersOf(body, policy, etagOf(html)), tags }, { ttl });
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

function answersOf(body: Packed, policy: string, etag: string): Omit<CachedPage, 'tags'> {
  const headers = Object.entries({
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
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
const etagOf = (html: string) => `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
