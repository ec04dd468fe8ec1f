import type { Assortment } from './family.ts';
import { draftsOf } from './drafts.ts';
import { slugOf } from './random.ts';

/** Which scene, pattern and colours the pictures of each product have: `/store/slug` → picture, as JSON with a line each. */
export function pictureBook(shops: readonly Assortment[]): string {
  const entries = shops.flatMap((shop) =>
    draftsOf(shop).map(({ slug, family, colours, model }) => [`/${shop.store}/${slug}`, { shape: family.shape, model, colours }] as const),
  );
  const sets = shops.flatMap(({ store, sets: loose, bundles }) =>
    [...loose, ...bundles].flatMap(({ name, shown }) =>
      shown === undefined ? [] : [[`/${store}/${slugOf(name)}`, { shape: shown.shape, model: '', colours: [shown.colour] }] as const],
    ),
  );
  const all = [['/algemeen/plaatshouder', { shape: 'placeholder', model: '', colours: ['leeg'] }] as const, ...entries, ...sets];
  return `{\n${all.map(([path, entry]) => `${JSON.stringify(path)}:${JSON.stringify(entry)}`).join(',\n')}\n}\n`;
}
