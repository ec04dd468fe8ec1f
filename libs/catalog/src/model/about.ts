import type { Product } from '../contract/product.ts';
import type { FactMessages } from '../messages/factsNl.ts';
import { attributeText, numberOf } from '../rules/values.ts';
import { labelOf } from './optionLabels.ts';
import type { ViewContext } from './summary.ts';
import { bundleGroupsOf, isSoldAsPart, type BundleGroup, type PartProduct } from '../rules/bundles.ts';
import { linkedSkus, partSkus } from '../rules/parts.ts';
import type {
  CareSymbol,
  ColourRelation,
  GroupMember,
  ProductAbout,
  ProductReviewsView,
  ProductSummary,
  Tiered,
} from './views.ts';

/** What a product is shown with: its links as cards by sku, and the same model in other colours. */
export type Linked = {
  cards: ReadonlyMap<string, ProductSummary>;
  /** What more pieces of them cost each, which no card tells. */
  tiers: ReadonlyMap<string, Tiered>;
  /** What each is made of, in words; empty for what is no textile. */
  compositions: ReadonlyMap<string, string>;
  colours: readonly ColourRelation[];
  reviews: ProductReviewsView;
};
/** A product on its own. */
export const unlinked: Linked = {
  cards: new Map(),
  tiers: new Map(),
  compositions: new Map(),
  colours: [],
  reviews: { count: 0, items: [] },
};

/** Every sku that the page of a product shows besides its own. */
export const shownSkus = (product: Product): string[] => [
  ...new Set([...partSkus(product), ...linkedSkus(product, 'related'), ...linkedSkus(product, 'upsell')]),
];

const isSoldOut = ({ stock }: ProductSummary): boolean => stock?.status === 'out_of_stock';

/** The products of a set with the quantities it begins with (PROD-08); undefined for what is no set. */
export function membersOf(product: Product, { cards, tiers }: Linked): GroupMember[] | undefined {
  if (product.type_id !== 'grouped') return undefined;
  return partSkus(product).flatMap((sku) => {
    const card = cards.get(sku);
    const link = product.product_links?.find(
      (each) => each.link_type === 'associated' && each.linked_product_sku === sku,
    );
    if (card === undefined || !isSoldAsPart(card)) return [];
    const quantity = numberOf(link?.qty ?? link?.extension_attributes?.qty) ?? 1;
    return [{ ...memberOf(card), ...tiers.get(sku), quantity }];
  });
}

const memberOf = ({
  id,
  sku,
  parentSku,
  slug,
  pathHref,
  type,
  name,
  image,
  price,
  originalPrice,
  discountPercent,
  stock,
  priceChangesAt,
}: ProductSummary) => ({
  id,
  sku,
  parentSku,
  slug,
  ...(pathHref ? { pathHref } : {}),
  type,
  name,
  ...(image ? { image } : {}),
  ...(price === undefined ? {} : { price }),
  ...(originalPrice === undefined ? {} : { originalPrice, discountPercent: discountPercent ?? 0 }),
  ...(stock ? { stock } : {}),
  ...(priceChangesAt === undefined ? {} : { priceChangesAt }),
});

/** What a page knows of the products that go into its own. */
export const partsIn =
  ({ cards }: Linked) =>
  (sku: string): PartProduct | undefined => {
    const card = cards.get(sku);
    return card && { id: card.id, type: card.type, name: card.name, price: card.price, isSoldOut: isSoldOut(card) };
  };

/** What goes into a bundle (PROD-09); undefined for what is none. */
export const bundleOf = (product: Product, linked: Linked): BundleGroup[] | undefined =>
  product.type_id === 'bundle' ? bundleGroupsOf(product.bundle_options, partsIn(linked)) : undefined;

/** What the page of a product tells to who only reads. */
export function aboutOf(product: Product, { cards, colours, reviews }: Linked, words: FactMessages): ProductAbout {
  const isCare = (code: string): code is CareSymbol => code in words.careOf;
  const cardsOf = (type: string) => linkedSkus(product, type).flatMap((sku) => cards.get(sku) ?? []);
  return {
    care: (product.care ?? []).filter(isCare),
    colours: [...colours],
    related: cardsOf('related'),
    upsell: cardsOf('upsell'),
    reviews,
  };
}

/** How a product fits, in words; undefined when it does not say (PROD-19). */
export const fitHintOf = ({ fit }: Pick<Product, 'fit'>, { fitOf }: Pick<FactMessages, 'fitOf'>): string | undefined =>
  Object.entries(fitOf).find(([kind]) => kind === fit)?.[1];

/** The model and colour by which the same product in other colours is found; undefined when it names either not (PROD-12). */
export function colourFamilyOf(product: Product): { model: string; kleur: string } | undefined {
  const [model, kleur] = [attributeText(product, 'model'), attributeText(product, 'kleur')];
  return model === undefined || kleur === undefined ? undefined : { model, kleur };
}

/** What a search for the same model found, as relations: visible, of another colour, each colour once. */
export function colourRelationsOf(
  found: readonly (ProductSummary & { kleur?: string })[],
  own: { sku: string; kleur: string },
  attributes: ViewContext['attributes'],
): ColourRelation[] {
  const others = found.filter(
    ({ parentSku, kleur }) => kleur !== undefined && kleur !== own.kleur && parentSku !== own.sku,
  );
  const colours = new Map(others.map((other) => [other.kleur, other]));
  return [...colours.values()].flatMap(
    ({ id, parentSku, sku, name, image, type, slug, pathHref, isSizeOpen, kleur = '' }) => {
      const color = labelOf(attributes.get('kleur'), kleur);
      return color === undefined
        ? []
        : [
            {
              id,
              sku,
              parentSku,
              slug,
              ...(pathHref ? { pathHref } : {}),
              type,
              title: name,
              color,
              ...(image ? { image } : {}),
              ...(isSizeOpen ? { isSizeOpen } : {}),
            },
          ];
    },
  );
}
