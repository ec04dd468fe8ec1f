import { LRUCache } from 'lru-cache';
import type { BigIntStats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** Content stories in Storyblok's format. */
export type Stories = {
  /** The story with this full slug, without slashes at its ends; undefined for an unknown one. */
  story(fullSlug: string): Promise<Record<string, unknown> | undefined>;
  /** The slugs of a store's content pages, without its home page and its settings. */
  pages(storeCode: string): Promise<readonly string[]>;
  /** The slugs of a store's articles, which lie in the folder of its blog. */
  articles(storeCode: string): Promise<readonly string[]>;
  /** The version of each of a store's stories, by slug; it differs after the story has changed. */
  versions(storeCode: string): Promise<ReadonlyMap<string, string>>;
};

const story = v.record(v.string(), v.unknown());
const file = v.union([
  v.pipe(
    v.looseObject({ story }),
    v.transform((body) => body.story),
  ),
  story,
]);
const safeSlug = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/;

/** Where the demo content lies: a folder per store view, a file per slug. */
const contentFolder = fileURLToPath(new URL('../../data/content', import.meta.url));

const readText = (path: string): Promise<string> => readFile(path, 'utf8');

/** Stories on disk: `fashion/config/theme` is `fashion/config/theme.json`, or `fashion/config-theme.json`. */
export function diskStories(folder = contentFolder, read = readText): Stories {
  const readStory = cachedReader(read);
  return {
    story: async (fullSlug) => {
      if (!safeSlug.test(fullSlug)) return undefined;
      const [store = '', ...rest] = fullSlug.split('/');
      const names = new Set([join(store, ...rest), join(store, rest.join('-'))]);
      for (const name of names) {
        const found = await readStory(join(folder, `${name}.json`));
        if (found !== undefined) return found;
      }
      return undefined;
    },
    pages: async (storeCode) => {
      const files = await readdir(join(folder, storeCode)).catch(() => []);
      return files
        .flatMap((name) => /^([a-z0-9-]+)\.json$/.exec(name)?.[1] ?? [])
        .filter((slug) => slug !== 'home' && !slug.startsWith('config-'))
        .sort();
    },
    articles: async (storeCode) => {
      const files = await readdir(join(folder, storeCode, 'blog')).catch(() => []);
      return files.flatMap((name) => /^([a-z0-9-]+)\.json$/.exec(name)?.[1] ?? []).map((slug) => `blog/${slug}`);
    },
    versions: async (storeCode) => {
      const names = await readdir(join(folder, storeCode), { recursive: true }).catch(() => []);
      const found = names.map(async (name) => {
        const [, slug] = /^(.+)\.json$/.exec(name.replace(/^config-/, 'config/')) ?? [];
        const version = slug && versionOf(await fileStats(join(folder, storeCode, name)));
        return slug && version ? ([[slug, version]] as const) : [];
      });
      return new Map((await Promise.all(found)).flat());
    },
  };
}

const fileStats = (path: string): Promise<BigIntStats | undefined> =>
  stat(path, { bigint: true }).catch(() => undefined);
const versionOf = (stats: BigIntStats | undefined): string | undefined =>
  stats && [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join();

const maxCachedStories = 1000;
/** Milliseconds. A file that changed so recently may change again without another time stamp. */
const settlingTime = 1000;

/** Reads stories, each again only when its file has changed. Undefined where there is no file to read. */
function cachedReader(read: (path: string) => Promise<string>) {
  const cache = new LRUCache<string, { version: string; story: Record<string, unknown> }>({ max: maxCachedStories });
  return async (path: string): Promise<Record<string, unknown> | undefined> => {
    const stats = await fileStats(path);
    const version = versionOf(stats);
    if (stats === undefined || version === undefined) return undefined;
    const cached = cache.get(path);
    if (cached?.version === version) return cached.story;
    const text = await read(path).catch(() => undefined);
    if (text === undefined) return undefined;
    const found = withParsedContent(v.parse(file, JSON.parse(text)));
    if (Date.now() - Number(stats.mtimeMs) > settlingTime) cache.set(path, { version, story: found });
    return found;
  };
}

/** Stored content may be JSON text. */
function withParsedContent(found: Record<string, unknown>): Record<string, unknown> {
  const { content } = found;
  return typeof content === 'string' ? { ...found, content: JSON.parse(content) } : found;
}
