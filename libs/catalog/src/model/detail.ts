import { video } from '@etalage/core/constants';
import type { Product, ProductVariant } from '../contract/product.ts';
import type { ConfigurableOption, GalleryEntry } from '../contract/productParts.ts';
import type { DetailMessages } from '../messages/detailNl.ts';
import { leastSurcharge, ownOptionsOf } from '../rules/ownOptions.ts';
import { partSkus, priceOfParts } from '../rules/parts.ts';
import { leastPrice } from '../rules/leastPrice.ts';
import { ownPrice, type Price } from '../rules/prices.ts';
import { isSize, sizesDifferInStock } from '../rules/sizes.ts';
import { slugOf } from '../rules/slugs.ts';
import { attributeText, flagOf, numberOf } from '../rules/values.ts';
import { compositionOf, compositionOfParts } from '../rules/composition.ts';
import { choicesOf, chooseVariant, isDisabled, stockOf, variantPrice } from '../rules/variants.ts';
import { aboutOf, bundleOf, fitHintOf, membersOf, partsIn, unlinked, type Linked } from './about.ts';
import { colourOf, isColour } from './colours.ts';
import { labelOf } from './optionLabels.ts';
import { linkPath } from './linkPath.ts';
import { plainText, wordsOf } from './plainText.ts';
import {
  expiryOf,
  labelsOf,
  pictureOf,
  priceView,
  stockView,
  tieredBy,
  type DetailContext,
  type ViewContext,
} from './summary.ts';
import { selectVariant } from './selectVariant.ts';
import { withOpenSize } from './withOpenSize.ts';
import type { GalleryItem, ProductDetail, ProductOptionView, Surcharged, VariantView } from './views.ts';

const isVideo = (address: string): boolean =>
  video.extensions.some((extension) => address.toLowerCase().endsWith(extension));

/** The pictures and videos of media_gallery in order, else the first of image, small_image and thumbnail (PROD-06). */
export function galleryOf(
  document: Pick<Product, 'media_gallery' | 'image' | 'small_image' | 'thumbnail'>,
  name: string,
): GalleryItem[] {
  const entries = [...(document.media_gallery ?? [])].sort(
    (one, other) => (numberOf(one.pos) ?? 0) - (numberOf(other.pos) ?? 0),
  );
  const items = entries.flatMap((entry) => galleryItem(entry, name));
  const picture = pictureOf(document.image, document.small_image, document.thumbnail);
  if (items.some(({ kind }) => kind === 'image') || !picture) return items;
  return [{ kind: 'image', src: picture, alt: name }, ...items];
}

function galleryItem({ typ, image, lab, vid }: GalleryEntry, name: string): GalleryItem[] {
  const alt = lab || name;
  if (typ === 'video') {
    const src = vid?.url ?? image ?? '';
    return isVideo(src) ? [{ kind: 'video', src, alt }] : [];
  }
  const src = pictureOf(image);
  return src && (typ ?? 'image') === 'image' ? [{ kind: 'image', src, alt }] : [];
}

function variantView(product: Product, variant: ProductVariant, { now }: ViewContext): VariantView {
  const gallery = galleryOf({ ...variant, media_gallery: mediaOf(variant) }, variant.name ?? product.name ?? '');
  const image = pictureOf(variant.image, variant.small_image);
  const price = variantPrice(variant, product, now);
  return {
    id: variant.id ?? 0,
    sku: variant.sku,
    choices: { ...choicesOf(product, variant) },
    ...priceView(price),
    ...surcharged(product, price),
    ...tieredBy(variant, price),
    ...(image ? { image } : {}),
    ...(gallery.length > 0 ? { gallery } : {}),
    stock: stockView(stockOf(variant)),
  };
}

function surcharged({ custom_options }: Product, price: Price | undefined): Surcharged {
  const requiredSurcharge = price === undefined ? 0 : leastSurcharge(ownOptionsOf(custom_options), price.price);
  return requiredSurcharge === 0 ? {} : { requiredSurcharge };
}

const mediaOf = (variant: ProductVariant): GalleryEntry[] => {
  const own = variant.media_gallery;
  return Array.isArray(own)
    ? own.filter((entry): entry is GalleryEntry => typeof entry === 'object' && entry !== null)
    : [];
};

function optionView(option: ConfigurableOption, { attributes }: ViewContext): ProductOptionView[] {
  const code = option.attribute_code;
  if (!code) return [];
  const attribute = attributes.get(code);
  const values = option.values.map(({ value_index, label }) => {
    const id = String(value_index);
    const text = label ?? labelOf(attribute, id) ?? id;
    const colour = isColour(code) ? colourOf(text) : undefined;
    return { id, label: text, state: 'available' as const, isChosen: false, ...(colour ? { colour } : {}) };
  });
  return [
    {
      id: String(option.attribute_id ?? option.id ?? ''),
      code,
      label: option.label ?? attribute?.label ?? code,
      values,
      ...(isSize(code) && values.length > 1 ? { isSize: true as const } : {}),
    },
  ];
}

/** How the page of a product opens. */
export type Opening = {
  /** Where sizes differ in stock, the page opens in the colour of the variant without a chosen size. */
  leavesSizeOpen?: boolean;
};

/** A product document as its page shows it, with the variant of `childSku` or the default one current. */
export function detailOf(
  product: Product,
  childSku: string | undefined,
  context: DetailContext,
  linked: Linked = unlinked,
  { leavesSizeOpen = false }: Opening = {},
): ProductDetail {
  const choice = chooseVariant<ProductVariant>(product, { sku: childSku }, context.now);
  const shown = choice.kind === 'no-such-combination' ? undefined : choice.variant;
  const detail = plainDetail(product, context, linked);
  if (product.type_id !== 'configurable' && (product.configurable_children ?? []).length === 0) return detail;
  const { noAvailableVariants: variants, combinationNotAvailable: gone } = context.words;
  const errors = choice.kind === 'none-available' ? { ...detail.errors, variants } : detail.errors;
  const isGone = childSku !== undefined && childSku !== product.sku && shown?.sku !== childSku;
  const select = leavesSizeOpen ? withOpenSize : selectVariant;
  const selected = select({ ...detail, errors, isConfigured: choice.kind === 'found' }, shown?.sku, context.words);
  return isGone ? { ...selected, info: { ...selected.info, gone } } : selected;
}

function plainDetail(product: Product, context: DetailContext, linked: Linked): ProductDetail {
  const { words } = context;
  const name = plainText(product.name ?? '');
  const price = ownPrice(product, context.now);
  const ofParts = priceOfParts(product, partsIn(linked));
  const children = product.configurable_children ?? [];
  const offered = children.filter((variant) => !isDisabled(variant));
  const gallery = galleryOf(product, name);
  const labels = labelsOf(product, leastPrice(product, context.now), words);
  const path = linkPath(product, context.linksByPath);
  const fit = fitHintOf(product, words);
  const members = membersOf(product, linked);
  const bundle = bundleOf(product, linked);
  const ownOptions = ownOptionsOf(product.custom_options);
  const brand = labelOf(context.attributes.get('manufacturer'), attributeText(product, 'manufacturer') ?? '');
  return {
    id: product.id,
    sku: product.sku,
    parentSku: product.parentSku ?? product.sku,
    defaultSku: defaultSkuOf(product, context),
    slug: slugOf(product),
    ...(path ? { path } : {}),
    type: product.type_id ?? 'simple',
    name,
    ...(brand ? { brand } : {}),
    ...(ofParts === undefined ? { ...priceView(price), ...tieredBy(product, price) } : { price: ofParts }),
    ...surcharged(product, price),
    ...expiryOf(product, context.now),
    ...offerEndOf(product),
    description: product.description ?? product.short_description ?? '',
    gallery,
    ...(children.length > 0 ? { ownGallery: gallery } : {}),
    ...(labels.length > 0 ? { labels } : {}),
    options: (product.configurable_options ?? []).flatMap((option) => optionView(option, context)),
    variants: (offered.length > 0 ? offered : children.slice(0, 1)).map((variant) =>
      variantView(product, variant, context),
    ),
    isConfigured: children.length === 0,
    ...(sizesDifferInStock(children) ? { asksSize: true } : {}),
    ...(ownOptions.length > 0 ? { ownOptions } : {}),
    ...(members ? { members } : {}),
    ...(bundle ? { bundle } : {}),
    stock: stockView(stockOf(product)),
    specification: specificationOf(product, context, linked),
    about: aboutOf(product, linked, words),
    breadcrumbs: breadcrumbsOf(product),
    errors: { ...product.errors },
    info: {
      ...product.info,
      ...(fit ? { fit } : {}),
      ...(flagOf(product.is_sealed_hygiene) === true ? { sealed: words.sealed } : {}),
    },
    head: {
      title: plainText(product.meta_title || name),
      description: plainText(
        product.meta_description || wordsOf(product.short_description ?? product.description ?? ''),
      ),
    },
    categoryIds: (product.category_ids ?? []).map(Number),
  };
}

function offerEndOf({ daily_offer_ends_at }: Product): Pick<ProductDetail, 'offerEndsAt'> {
  const offerEndsAt = Date.parse(daily_offer_ends_at ?? '');
  return Number.isNaN(offerEndsAt) ? {} : { offerEndsAt };
}

function defaultSkuOf(product: Product, { now }: ViewContext): string {
  const choice = chooseVariant<ProductVariant>(product, {}, now);
  return (choice.kind === 'no-such-combination' ? undefined : choice.variant?.sku) ?? product.sku;
}

/** The deepest category that the product names with a slug. */
function breadcrumbsOf({ category }: Product): ProductDetail['breadcrumbs'] {
  const named = (category ?? []).flatMap(({ name, slug, path }) =>
    name && slug ? [{ name: plainText(name), slug, depth: (path ?? '').split('/').length }] : [],
  );
  const deepest = named.sort((one, other) => other.depth - one.depth)[0];
  return deepest ? [{ name: deepest.name, slug: deepest.slug }] : [];
}

const specified = ['manufacturer', 'materiaal', 'model', 'geslacht', 'verpakking', 'gewicht_gram'] as const;

function specificationOf(
  product: Product,
  { attributes, words }: DetailContext,
  linked: Linked,
): ProductDetail['specification'] {
  const rows = specified.flatMap((code) => {
    const attribute = attributes.get(code);
    const value = labelOf(attribute, attributeText(product, code) ?? '');
    return attribute && value ? [{ label: attribute.label, value }] : [];
  });
  const fibres = compositionOf(product) || compositionOfParts(textilesIn(product, linked));
  const isWeighed = attributeText(product, 'gewicht_gram') !== undefined;
  const weight = isWeighed ? undefined : numberOf(product.grams_per_m2);
  return [
    ...rows,
    ...(fibres ? [{ label: words.composition, value: fibres }] : []),
    ...(weight ? [{ label: words.weight, value: `${weight} g/m²` }] : []),
    { label: words.articleNumber, value: product.sku },
    ...legalRows(product, words),
  ];
}

/** The parts of a set or bundle, each with what it is made of. */
const textilesIn = (product: Product, { cards, compositions }: Linked) =>
  partSkus(product).flatMap((sku) => {
    const card = cards.get(sku);
    return card ? [{ name: card.name, composition: compositions.get(sku) ?? '' }] : [];
  });

type Party = NonNullable<Product['producer']>;

const partyText = ({ name, address, email }: Party): string => [name, address, email].filter(Boolean).join(', ');

/** Who made it, who answers for it in the EU where that is another, warnings, and the guarantee (LEGAL-06, LEGAL-07). */
function legalRows(
  { producer, eu_responsible, warnings }: Product,
  words: DetailMessages,
): ProductDetail['specification'] {
  const maker = producer ? partyText(producer) : '';
  const responsible = eu_responsible ? partyText(eu_responsible) : '';
  return [
    { label: words.manufacturer, value: maker },
    { label: words.responsible, value: responsible === maker ? '' : responsible },
    { label: words.warnings, value: (warnings ?? []).join(' ') },
    { label: words.guarantee, value: words.guaranteeText },
  ].filter(({ value }) => value !== '');
}
