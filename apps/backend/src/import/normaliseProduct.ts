import { chosenFields, product as productAnswer, productTypes } from '@etalage/catalog/contract';
import { attributeValues, isDisabled, numberOf, stockStatus } from '@etalage/catalog/rules';
import type { AttributeBook } from './attributeBook.ts';
import {
  amountIn,
  htmlIn,
  isFields,
  listOf,
  nameIn,
  Rejection,
  setOrLeaveOut,
  type Changes,
  type Fields,
} from './documentFields.ts';
import { documentFitter } from './fitDocument.ts';
import type { IdBook } from './idBook.ts';
import { idIn } from './idsIn.ts';
import { normalisePictures } from './normalisePictures.ts';
import { statusIn, visibilityIn } from './normaliseState.ts';
import { normaliseStock, noStock, type StockOwner } from './normaliseStock.ts';

const amounts = [
  'price',
  'price_incl_tax',
  'final_price',
  'final_price_incl_tax',
  'original_price',
  'original_price_incl_tax',
  'special_price',
  'special_price_incl_tax',
  'regular_price',
  'minimal_price',
  'max_price',
  'lowest_price_30d',
];
const html = ['description', 'short_description'];
const names: readonly string[] = productTypes;
/** What is sold as something else: a variant, members, parts. */
const families: readonly string[] = ['configurable', 'grouped', 'bundle'];

/** Context for normalising a product: the attributes and the id numbers. */
export type Known = { book: AttributeBook; ids: IdBook };

const fitProduct = documentFitter(productAnswer);

/** A product in the one form that the rest of the backend reads (IMPORT-03). Throws a Rejection. */
export function normaliseProduct(document: Fields, known: Known, changes: Changes): Fields {
  const id = idIn(known.ids, 'product', document['id'], changes);
  const product = withPlainFields({ ...document, sku: skuIn(document), name: wordsIn(document, 'name') }, changes);
  leaveOutChoices(product, changes);
  const type = document['type_id'] ?? 'simple';
  if (!names.includes(String(type)))
    throw new Rejection(`type_id cannot be read: ${names.join(', ')} was wanted`, { field: 'type_id', value: type });
  Object.assign(product, {
    id,
    type_id: type,
    status: statusIn(document, changes),
    visibility: visibilityIn(document, changes),
  });
  for (const name of html) if (product[name]) product[name] = htmlIn(product[name], changes);
  setStock(product, { productId: id, isFamily: families.includes(String(type)) }, changes);
  normaliseCategories(product, known, changes);
  setOptionLists(product);
  leaveOutLongLinks(product, changes);
  if (type === 'configurable') normaliseVariants(product, known, changes);
  return fitProduct(product, changes);
}

/** A longer sku fits into no order and no question about stock. */
const longestSku = 128;

function skuIn(document: Fields): string {
  const sku = wordsIn(document, 'sku');
  if (sku.length <= longestSku) return sku;
  throw new Rejection(`sku is too long: ${longestSku} characters were wanted`, { field: 'sku', value: sku });
}

function wordsIn(document: Fields, field: string): string {
  const value = document[field];
  if ((typeof value === 'string' && value.trim() !== '') || typeof value === 'number') return String(value);
  const found = value === undefined || value === null ? 'is missing' : 'cannot be read';
  throw new Rejection(`${field} ${found}: text was wanted`, { field, value: value ?? null });
}

/** What a shopper chooses is no part of a catalogue; other systems have words of their own under these names. */
function leaveOutChoices(product: Fields, changes: Changes): void {
  for (const name of chosenFields) {
    if (!(name in product)) continue;
    delete product[name];
    changes.add('choice of a shopper left out');
  }
}

/** What products and variants share: names, amounts, pictures and attributes in fields of their own. */
function withPlainFields(document: Fields, changes: Changes): Fields {
  const fields = { ...document };
  for (const { attribute_code: code, value } of listOf(fields['custom_attributes'])) {
    const field = String(code);
    if (fields[field] !== undefined && fields[field] !== null) continue;
    fields[field] = value;
    changes.add('attribute copied from custom_attributes');
  }
  if (fields['name']) fields['name'] = nameIn(fields['name'], changes);
  for (const name of amounts) {
    const amount = fields[name];
    if (typeof amount === 'string' || typeof amount === 'number') fields[name] = amountIn(amount, name, changes);
  }
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string' || !value.startsWith('0000-00-00')) continue;
    fields[name] = null;
    changes.add('date of nothing left out');
  }
  normalisePictures(fields, changes);
  return fields;
}

/** Where other systems write stock: Magento 1 in `stock_item`, and of a variant only whether there is any. */
function setStock(fields: Fields, whose: StockOwner, changes: Changes): void {
  const { stock, stock_item: item, is_in_stock } = fields;
  const record = stock ?? (isFields(item) && Object.keys(item).length > 0 ? item : { is_in_stock });
  setOrLeaveOut(fields, 'stock', normaliseStock(record, whose, changes));
}

function normaliseCategories(product: Fields, { ids }: Known, changes: Changes): void {
  const categories = listOf(product['category']).flatMap((category) => {
    const id = ids.of('category', category['category_id']);
    if (id === undefined) return [];
    return [{ ...category, category_id: id, ...(category['name'] ? { name: nameIn(category['name'], changes) } : {}) }];
  });
  const { category_ids: given } = product;
  const listed: unknown[] = typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : [];
  const own = listed.flatMap((id) => ids.of('category', id) ?? []);
  const named = categories.map(({ category_id }) => category_id);
  Object.assign(product, { category: categories, category_ids: (given ? own : named).map(String) });
}

/** Leaves out what names a sku that no product can have. */
function leaveOutLongLinks(product: Fields, changes: Changes): void {
  const canBeSku = (sku: unknown): boolean => String(sku).length <= longestSku;
  const kept = (links: unknown, field: string): Fields[] => {
    const short = listOf(links).filter((link) => canBeSku(link[field]));
    if (short.length < listOf(links).length) changes.add('left out, as nothing can read it: product_links[]');
    return short;
  };
  if (Array.isArray(product['product_links']))
    product['product_links'] = kept(product['product_links'], 'linked_product_sku');
  if (Array.isArray(product['bundle_options']))
    product['bundle_options'] = listOf(product['bundle_options']).map((option) => ({
      ...option,
      product_links: kept(option['product_links'], 'sku'),
    }));
}

/** `{these}_options` are no attribute values. */
const otherOptions: ReadonlySet<string> = new Set(['configurable', 'custom', 'bundle', 'has', 'required']);

/** `{code}_options` are lists of option ids, however they are written. */
function setOptionLists(product: Fields): void {
  for (const [name, value] of Object.entries(product)) {
    const [, code] = /^(.+)_options$/.exec(name) ?? [];
    if (code === undefined || otherOptions.has(code)) continue;
    product[name] = optionIds(typeof value === 'string' ? value.split(',') : [value].flat());
  }
}

const optionIds = (values: readonly unknown[]): (string | number)[] => [
  ...new Set(values.flatMap((value) => (isOptionId(value) ? [numberOf(value) ?? String(value).trim()] : []))),
];

const isOptionId = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

function normaliseVariants(product: Fields, known: Known, changes: Changes): void {
  const options = listOf(product['configurable_options']).map((option) => normaliseOption(option, known, changes));
  const children = listOf(product['configurable_children']).filter(({ sku }) => isOptionId(sku));
  const variants = uniqueVariants(children, changes).map((variant) => normaliseVariant(variant, known, changes));
  Object.assign(product, { configurable_options: options, configurable_children: variants });
  for (const { attribute_code: code } of options) setVariantValues(product, String(code), variants);
  takePrice(product, variants, changes);
  giveSpecialPrice(product, variants, changes);
  closeFamily(product, { options, variants }, changes);
}

type Family = { options: readonly Fields[]; variants: readonly Fields[] };

/** Marks a configurable product without selectable variants as out of stock, and the variants of one that is out of stock. */
function closeFamily(product: Fields, { options, variants }: Family, changes: Changes): void {
  const canChoose = options.some(({ values }) => listOf(values).length > 0) && !variants.every(isDisabled);
  if (!canChoose) {
    product['stock'] = noStock(Number(product['id']));
    changes.add('sold out, as no variant can be chosen');
  }
  if (!isFields(product['stock']) || stockStatus(product['stock']) !== 'out_of_stock') return;
  for (const variant of variants) variant['stock'] ??= noStock(Number(variant['id'] ?? 0));
}

function uniqueVariants(variants: readonly Fields[], changes: Changes): Fields[] {
  const bySku = new Map<string, Fields>();
  for (const variant of variants) if (!bySku.has(String(variant['sku']))) bySku.set(String(variant['sku']), variant);
  if (bySku.size < variants.length) changes.add('repeated variant left out');
  return [...bySku.values()];
}

function normaliseVariant(document: Fields, { ids }: Known, changes: Changes): Fields {
  const variant = withPlainFields({ ...document, sku: skuIn(document) }, changes);
  const id = ids.of('product', document['id']);
  setOrLeaveOut(variant, 'id', id);
  variant['status'] = statusIn(document, changes);
  if (variant['type_id'] === null) delete variant['type_id'];
  setStock(variant, { productId: id ?? 0, isFamily: false }, changes);
  return variant;
}

function normaliseOption(option: Fields, { book }: Known, changes: Changes): Fields {
  const code = option['attribute_code'] ?? codeFromBook(option, book, changes);
  const values = listOf(option['values'])
    .filter(({ value_index: value }) => isOptionId(value))
    .map((value) => ({ ...value, label: labelIn(value, String(code), book, changes) }));
  return { ...option, attribute_code: code, label: optionName(option, String(code), book, changes), values };
}

function optionName({ label }: Fields, code: string, book: AttributeBook, changes: Changes): string {
  if (label) return nameIn(label, changes);
  const name = book.nameOf(code);
  if (name === undefined) return code;
  changes.add('option label taken from its attribute');
  return nameIn(name, changes);
}

function codeFromBook(option: Fields, book: AttributeBook, changes: Changes): string {
  const code = book.codeOf(option['attribute_id']);
  if (code === undefined)
    throw new Rejection('attribute_id of an option is unknown: that of an attribute was wanted', {
      field: 'configurable_options',
      value: option['attribute_id'] ?? null,
    });
  changes.add('option code taken from its attribute');
  return code;
}

function labelIn(value: Fields, code: string, book: AttributeBook, changes: Changes): string {
  if (value['label'] !== undefined && value['label'] !== null && value['label'] !== '') {
    return nameIn(value['label'], changes);
  }
  const label = book.labelOf(code, value['value_index']);
  if (label === undefined) return String(value['value_index']);
  changes.add('option label taken from its attribute');
  return nameIn(label, changes);
}

/** `{code}_options`, the values of all variants, for facets. */
function setVariantValues(product: Fields, code: string, variants: readonly Fields[]): void {
  const field = `${code}_options`;
  const given = product[field];
  if (Array.isArray(given) && given.length > 0) return;
  product[field] = optionIds(variants.flatMap((variant) => attributeValues(variant, code)));
}

/** Without a price of its own a configurable costs what its cheapest variant costs; a disabled one does not count (VAR-07). */
function takePrice(product: Fields, variants: readonly Fields[], changes: Changes): void {
  if (typeof product['price'] === 'number' && product['price'] > 0) return;
  const offered = variants.filter((variant) => !isDisabled(variant));
  const prices = offered.map((variant) => Number(variant['price'])).filter((price) => price > 0);
  if (prices.length === 0) return;
  product['price'] = Math.min(...prices);
  changes.add('price missing, taken from the cheapest variant');
}

const specialFields = ['special_price', 'special_from_date', 'special_to_date'];

/** Where the special price stands on the configurable alone, its variants are sold at it: they are what is sold. */
function giveSpecialPrice(product: Fields, variants: readonly Fields[], changes: Changes): void {
  const special = numberOf(product['special_price']) ?? 0;
  if (special <= 0) return;
  for (const variant of variants) {
    if (numberOf(variant['special_price']) || !(Number(variant['price']) > special)) continue;
    for (const field of specialFields) setOrLeaveOut(variant, field, product[field]);
    changes.add('special price of the product given to its variants');
  }
}
