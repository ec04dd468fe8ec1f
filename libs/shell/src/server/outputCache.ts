import { outputCache as defaults } from '@etalage/core/constants';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { packed, type Packed } from './encoding.ts';

/** A finished page that anyone may have. */
export type CachedPage = { body: Packed; policy: string; etag: string; tags: ReadonlySet<string> };

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
        pages.set(address, { body, policy, tags, etag: etagOf(html) }, { ttl });
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

const bytes = ({ body }: CachedPage) => body.identity.length + body.br.length + body.gzip.length;
const overlaps = (some: ReadonlySet<string>, others: ReadonlySet<string>) => !some.isDisjointFrom(others);
const etagOf = (html: string) => `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
