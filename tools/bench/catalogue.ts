import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const node = (args: string[], env: NodeJS.ProcessEnv) =>
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--conditions=@etalage/source', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });

/** Fills the data folder of the benchmark once: `count` generated products in each store. */
export function fillOnce(dataDirectory: string, stores: readonly string[], count: number): void {
  const stamp = join(dataDirectory, `filled-${count}`);
  if (existsSync(stamp)) return;
  mkdirSync(dataDirectory, { recursive: true });
  for (const store of stores) {
    const folder = join(dataDirectory, 'generated');
    console.log(`Generating and importing ${count} products for ${store} …`);
    node(['apps/backend/data/generate/main.ts', '--count', String(count), '--store', store, '--out', folder], {});
    const catalogue = join(folder, store);
    node(['apps/backend/src/import/main.ts', '--store', store, catalogue], {
      DATA_DIR: dataDirectory,
      PORT_BASE: '4790',
    });
  }
  writeFileSync(stamp, '');
}

const answer = v.object({ hits: v.array(v.looseObject({ id: v.union([v.number(), v.string()]) })), total: v.number() });

async function search(backend: string, store: string, entity: string, request: unknown, size: number) {
  const query = new URLSearchParams({
    request: JSON.stringify(request),
    size: String(size),
    request_format: 'search-query',
    response_format: 'compact',
  });
  const response = await fetch(`${backend}/api/catalog/etalage_${store}/${entity}/_search?${query}`, {
    headers: { 'x-vs-store-code': store },
  });
  return v.parse(answer, await response.json());
}

const filter = (attribute: string, values: (string | number | boolean)[]) => ({
  attribute,
  value: { in: values },
  scope: 'default',
});

/** The path of a category that lists at least 50 products. */
export async function fullCategory(backend: string, store: string): Promise<string> {
  const categories = await search(
    backend,
    store,
    'category',
    { _appliedFilters: [filter('is_active', [true])], _availableFilters: [], _appliedSort: [] },
    4000,
  );
  for (const category of categories.hits) {
    const slug = category['slug'];
    if (typeof slug !== 'string' || Number(category['level']) < 2) continue;
    const listing = await search(
      backend,
      store,
      'product',
      {
        _appliedFilters: [
          filter('visibility', [2, 3, 4]),
          filter('status', [1]),
          filter('category_ids', [category.id]),
        ],
        _availableFilters: [],
        _appliedSort: [],
      },
      1,
    );
    if (listing.total >= 50) return `/c/${slug}`;
  }
  throw new Error(`No category of ${store} has 50 products`);
}
