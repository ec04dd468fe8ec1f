import { colours } from './colours.ts';
import type { Draft } from './documents.ts';
import type { Assortment, Family } from './family.ts';
import { slugOf, turn } from './random.ts';

const stepped = (family: Family, index: number): Family => ({
  ...family,
  sizes: family.sizes.map(([label, price]) => [label, price + Math.round((price * 0.12 * index) / 100) * 100] as const),
});

/** Fewer colours than the family knows, another choice for each name. */
const chosen = ({ colours, choice }: Family, index: number) =>
  Array.from({ length: Math.min(choice, colours.length) }, (_, at) => turn(colours, index * (choice - 1) + at)).filter(
    (colour, at, all) => all.indexOf(colour) === at,
  );

/** One product, or one for each colour where those stand apart. */
const productsOf = (family: Family, given: string, index: number) =>
  family.apart !== true
    ? [{ family, given, index, mark: '' }]
    : family.colours.map((colour) => ({
        family: { ...family, colours: [colour], choice: 1 }, given: `${given} ${colours[colour].label.toLowerCase()}`, index, mark: `-${colour}`.toUpperCase(),
      }));

/** The products of one store, before they are written down. Ids leave room for 99 variants each. */
export function draftsOf(shop: Assortment): readonly Draft[] {
  const plain = shop.families.flatMap((family) => family.names.flatMap((given, index) => productsOf(family, given, index)));
  return plain.map(({ family, given, index, mark }, at) => {
    const name = `${family.name} ${given}`;
    return {
      id: 1000 + at * 100, sku: `${shop.prefix}-${family.code}-${String(index + 1).padStart(2, '0')}${mark}`, slug: slugOf(name), pictures: slugOf(name),
      family: shop.store === 'dailydeal' ? stepped(family, index) : family, name, index, colours: chosen(family, index),
      brand: turn(family.brands, index), model: turn(family.models, index),
    };
  });
}
