import { chosenFields, productTypes } from '@etalage/catalog/contract';
import type { AttributeBook } from './attributeBook.ts';
import {
  amountIn,
  htmlIn,
  idIn,
  listOf,
  nameIn,
  numberIn,
  Rejection,
  setOrLeaveOut,
  type Changes,
  type Fields,
} from './documentFields.ts';
import { normaliseStock, type StockOwner } from './normaliseStock.ts';

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

/** A product in the one form that the rest of the backend reads (IMPORT-03). Throws a Rejection. */
export function normaliseProduct(document: Fields, book: AttributeBook, changes: Changes): Fields {
  const product = withPlainFields(document, changes);
  const id = idIn(document['id'], changes);
  leaveOutChoices(product, changes);
  const type = document['type_id'] ?? 'simple';
  if (!names.includes(String(type))) throw new Rejection(`type_id is not of a product: ${String(type)}`);
  Object.assign(product, {
    id,
    type_id: type,
    status: numberIn(document['status'], changes) ?? 1,
    visibility: numberIn(document['visibility'], changes) ?? 4,
  });
  for (const name of html) if (product[name]) product[name] = htmlIn(product[name], changes);
  setStock(product, { productId: id, isFamily: families.includes(String(type)) }, changes);
  normaliseCategories(product, changes);
  if (type === 'configurable') normaliseVariants(product, book, changes);
  return product;
}

/** What a shopper chooses is no part of a catalogue; other systems have words of their own under these names. */
function leaveOutChoices(product: Fields, changes: Changes): void {
  for (const name of chosenFields) {
    if (!(name in product)) continue;
    delete product[name];
    changes.add('choice of a shopper left out');
  }
}

/** What products and variants share: names, amounts and attributes in fields of their own. */
function withPlainFields(document: Fields, changes: Changes): Fields {
  const fields = { ...document };
  for (const { attribute_code: code, value } of listOf(fields['custom_attributes'])) {
    const field = String(code);
    if (fields[field] !== undefined && fields[field] !== null) continue;
    fields[field] = value;
    changes.add('attribute copied from custom_attributes');
  }
  if (fields['name']) fields['name'] = nameIn(fields['name'], changes);
  for (const name of amounts)
    if (typeof fields[name] === 'string') fields[name] = amountIn(fields[name], name, changes);
  return fields;
}

function setStock(fields: Fields, whose: StockOwner, changes: Changes): void {
  setOrLeaveOut(fields, 'stock', normaliseStock(fields['stock'], whose, changes));
}

function normaliseCategories(product: Fields, changes: Changes): void {
  const categories = listOf(product['category']).map((category) => ({
    ...category,
    category_id: idIn(category['category_id'], changes),
    ...(category['name'] ? { name: nameIn(category['name'], changes) } : {}),
  }));
  const ids = Array.isArray(product['category_ids'])
    ? product['category_ids'].map(String)
    : categories.map(({ category_id }) => String(category_id));
  Object.assign(product, { category: categories, category_ids: ids });
}

function normaliseVariants(product: Fields, book: AttributeBook, changes: Changes): void {
  const options = listOf(product['configurable_options']).map((option) => normaliseOption(option, book, changes));
  const variants = uniqueVariants(listOf(product['configurable_children']), changes).map((variant) =>
    normaliseVariant(variant, changes),
  );
  Object.assign(product, { configurable_options: options, configurable_children: variants });
  for (const { attribute_code: code } of options) setVariantValues(product, String(code), variants);
  takePrice(product, variants, changes);
}

function uniqueVariants(variants: readonly Fields[], changes: Changes): Fields[] {
  const bySku = new Map<unknown, Fields>();
  for (const variant of variants) if (!bySku.has(variant['sku'])) bySku.set(variant['sku'], variant);
  if (bySku.size < variants.length) changes.add('repeated variant left out');
  return [...bySku.values()];
}

function normaliseVariant(document: Fields, changes: Changes): Fields {
  const variant = withPlainFields(document, changes);
  const id = numberIn(document['id'], changes);
  setOrLeaveOut(variant, 'id', id);
  variant['status'] = numberIn(document['status'], changes) ?? 1;
  if (variant['type_id'] === null) delete variant['type_id'];
  setStock(variant, { productId: id ?? 0, isFamily: false }, changes);
  return variant;
}

function normaliseOption(option: Fields, book: AttributeBook, changes: Changes): Fields {
  const code = option['attribute_code'] ?? codeFromBook(option, book, changes);
  const values = listOf(option['values']).map((value) => ({
    ...value,
    label: labelIn(value, String(code), book, changes),
  }));
  const label = option['label'] ? nameIn(option['label'], changes) : code;
  return { ...option, attribute_code: code, label, values };
}

function codeFromBook(option: Fields, book: AttributeBook, changes: Changes): string {
  const code = book.codeOf(option['attribute_id']);
  if (code === undefined) throw new Rejection(`option of an unknown attribute: ${String(option['attribute_id'])}`);
  changes.add('option code taken from its attribute');
  return code;
}

function labelIn(value: Fields, code: string, book: AttributeBook, changes: Changes): string {
  if (value['label'] !== undefined && value['label'] !== null && value['label'] !== '') {
    return nameIn(value['label'], changes);
  }
  changes.add('option label taken from its attribute');
  return book.labelOf(code, value['value_index']) ?? String(value['value_index']);
}

/** `{code}_options`, the values of all variants, for facets. */
function setVariantValues(product: Fields, code: string, variants: readonly Fields[]): void {
  const field = `${code}_options`;
  if (Array.isArray(product[field])) return;
  const values = variants.map((variant) => variant[code]).filter((value) => value !== undefined && value !== null);
  product[field] = [...new Set(values.map((value) => Number(value)))].filter(Number.isFinite);
}

/** Without a price of its own a configurable costs what its cheapest variant costs. */
function takePrice(product: Fields, variants: readonly Fields[], changes: Changes): void {
  if (typeof product['price'] === 'number' && product['price'] > 0) return;
  const prices = variants.map((variant) => Number(variant['price'])).filter((price) => price > 0);
  if (prices.length === 0) return;
  product['price'] = Math.min(...prices);
  changes.add('price missing, taken from the cheapest variant');
}
