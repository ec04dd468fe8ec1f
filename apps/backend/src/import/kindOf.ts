import { isFields, type Fields } from './documentFields.ts';
import { importEntities, type ImportEntity } from './entities.ts';

/** What a document of a mixed dump is: what Elasticsearch says of it, else what its fields look like. */
export function kindOf(document: unknown): ImportEntity | undefined {
  if (!isFields(document)) return undefined;
  const { _type: type, _index: index, _source: source } = document;
  return namedKind(type) ?? namedKind(index) ?? kindByFields(isFields(source) ? source : document);
}

/** `product`, or an index of its own, `shop_product_1546300800`. */
function namedKind(name: unknown): ImportEntity | undefined {
  const [, kind] =
    /(?:^|_)(attribute|taxrule|redirect|cms_block|cms_page|category|product)(?:_\d+)?$/.exec(String(name)) ?? [];
  return importEntities.find((entity) => entity === kind);
}

/** The fields by which each kind is told, those that others have too last. */
const fieldsByKind: readonly (readonly [ImportEntity, readonly string[]])[] = [
  ['attribute', ['attribute_code']],
  ['product', ['sku']],
  ['taxrule', ['rates']],
  ['redirect', ['request_path']],
  ['cms_page', ['identifier', 'page_layout']],
  ['cms_block', ['identifier']],
  ['category', ['name', 'children_data']],
  ['category', ['name', 'parent_id']],
  ['category', ['name', 'level']],
];

const kindByFields = (fields: Fields): ImportEntity | undefined =>
  fieldsByKind.find(([, names]) => names.every((name) => name in fields))?.[0];
