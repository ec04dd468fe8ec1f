import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** Content stories in Storyblok's format. */
export type Stories = {
  /** The story with this full slug, without slashes at its ends; undefined for an unknown one. */
  story(fullSlug: string): Promise<Record<string, unknown> | undefined>;
  /** The slugs of a store's content pages, without its home page and its settings. */
  pages(storeCode: string): Promise<readonly string[]>;
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
export const contentFolder = fileURLToPath(new URL('../../data/content', import.meta.url));

/** Stories on disk: `fashion/config/theme` is `fashion/config/theme.json`, or `fashion/config-theme.json`. */
export function diskStories(folder = contentFolder): Stories {
  return {
    story: async (fullSlug) => {
      if (!safeSlug.test(fullSlug)) return undefined;
      const [store = '', ...rest] = fullSlug.split('/');
      const names = [join(store, ...rest), join(store, rest.join('-'))];
      for (const name of names) {
        const text = await readFile(join(folder, `${name}.json`), 'utf8').catch(() => undefined);
        if (text !== undefined) return withParsedContent(v.parse(file, JSON.parse(text)));
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
  };
}

/** Stored content may be JSON text. */
function withParsedContent(found: Record<string, unknown>): Record<string, unknown> {
  const { content } = found;
  return typeof content === 'string' ? { ...found, content: JSON.parse(content) } : found;
}
