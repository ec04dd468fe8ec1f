import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { category, product, productDocument, productOption, searchQuery, stockCheckResult } from './contract.ts';

/** The fields that the appendix 'Domain terms' gives a product. */
const productFields =
  'id sku parentSku parentId name description type_id url_key url_path slug status visibility image thumbnail small_image media_gallery daily_deal_image category_ids stock qty configurable_options configurable_children custom_attributes product_links bundle_options product_option options is_configured product_labels errors info new sale brand manufacturer model kleur';
const priceFields =
  'price price_incl_tax final_price final_price_incl_tax original_price original_price_incl_tax special_price special_price_incl_tax special_from_date special_to_date regular_price discount_percentage tax_class_id tier_prices';
const categoryFields =
  'id parent_id parent_ids level name slug path position product_count is_active include_in_menu include_in_search url_key url_path children_data meta_title meta_description meta_keywords display_mode';

describe('PROD-01 the product model', () => {
  it.each(productFields.split(' '))('PROD-01 knows %s', (field) =>
    expect(Object.keys(product.entries)).toContain(field),
  );

  it.each(['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'])('PROD-01 may be %s', (type_id) =>
    expect(v.is(product, { id: 1, sku: 'A', type_id })).toBe(true),
  );

  it('PROD-01 is of no other type', () => expect(v.is(product, { id: 1, sku: 'A', type_id: 'lease' })).toBe(false));

  it('PROD-01 carries its stock', () => {
    const stock = { is_in_stock: true, qty: 3, product_id: 1 };
    expect(v.parse(product, { id: 1, sku: 'A', stock }).stock).toEqual(stock);
  });
});

describe('PRICE-01 the prices of a product', () => {
  it.each(priceFields.split(' '))('PRICE-01 know %s', (field) => expect(Object.keys(product.entries)).toContain(field));

  it('PRICE-01 keep their amounts', () => {
    const prices = {
      price: 100,
      special_price: '75.0000',
      special_to_date: '2026-11-30',
      tier_prices: [{ qty: 3, value: 70 }],
    };
    expect(v.parse(product, { id: 1, sku: 'A', ...prices })).toMatchObject(prices);
  });
});

describe('VAR-01 options and variants of a configurable product', () => {
  const configurable = {
    id: 1,
    sku: 'A',
    configurable_options: [
      { attribute_id: '93', attribute_code: 'kleur', label: 'Kleur', values: [{ value_index: 50, label: 'Blauw' }] },
    ],
    configurable_children: [
      {
        sku: 'A-1',
        color: '50',
        size: '167',
        price: 39,
        stock: { is_in_stock: true, qty: 2, product_id: 2 },
        custom_attributes: [{ attribute_code: 'kleur', value: '50' }],
      },
    ],
  };

  it('VAR-01 come through as they are', () => expect(v.parse(product, configurable)).toEqual(configurable));

  const [option] = configurable.configurable_options;
  it.each(['attribute_id', 'attribute_code', 'label', 'values'])(
    'VAR-01 refuse nonsense in %s of an option',
    (field) => {
      const broken = { ...option, [field]: Symbol('nonsense') };
      expect(v.is(product, { ...configurable, configurable_options: [broken] })).toBe(false);
    },
  );

  it.each(['value_index', 'label'])('VAR-01 refuse nonsense in %s of a value', (field) => {
    const values = [{ value_index: 50, label: 'Blauw', [field]: Symbol('nonsense') }];
    expect(v.is(product, { ...configurable, configurable_options: [{ ...option, values }] })).toBe(false);
  });

  const [variant] = configurable.configurable_children;
  it.each(['color', 'size', 'sku', 'price', 'stock', 'custom_attributes'])(
    'VAR-01 refuse nonsense in %s of a variant',
    (field) => {
      const broken = { ...variant, [field]: Symbol('nonsense') };
      expect(v.is(product, { ...configurable, configurable_children: [broken] })).toBe(false);
    },
  );

  it('VAR-01 need the code of an attribute that stands apart', () => {
    const broken = { ...variant, custom_attributes: [{ value: '50' }] };
    expect(v.is(product, { ...configurable, configurable_children: [broken] })).toBe(false);
  });

  it('VAR-01 need a value_index', () => {
    const broken = { ...configurable, configurable_options: [{ values: [{ label: 'Blauw' }] }] };
    expect(v.is(product, broken)).toBe(false);
  });
});

describe('LIST-01 the category model', () => {
  const full = {
    id: 3,
    parent_id: 2,
    parent_ids: [1, 2],
    level: 2,
    name: 'Bad',
    slug: 'bad',
    path: '1/2/3',
    position: 1,
    product_count: 4,
    is_active: true,
    include_in_menu: true,
    include_in_search: 1,
    url_key: 'bad',
    url_path: 'bad',
    children_data: [{ id: 4 }],
    meta_title: 'Badtextiel',
    meta_description: 'Zacht',
    meta_keywords: 'bad',
    display_mode: 'PRODUCTS',
  };

  it('keeps every field', () => {
    expect(Object.keys(full).sort()).toEqual(categoryFields.split(' ').sort());
    expect(v.parse(category, full)).toEqual(full);
  });

  it.each([...categoryFields.split(' ').filter((field) => field !== 'id')])('refuses nonsense in %s', (field) =>
    expect(v.is(category, { ...full, [field]: Symbol('nonsense') })).toBe(false),
  );
});

describe('STOCK-01 a stock check result', () => {
  const result = { qty: 2, is_in_stock: true, manage_stock: true, task_id: 't1', product_sku: 'A' };
  it.each(['ok', 'volatile', 'out_of_stock'])('STOCK-01 has the status %s', (status) =>
    expect(v.parse(stockCheckResult, { ...result, status })).toEqual({ ...result, status }),
  );
  it.each(['qty', 'is_in_stock', 'manage_stock', 'task_id', 'product_sku'])('STOCK-01 has %s of its kind', (field) =>
    expect(v.is(stockCheckResult, { ...result, status: 'ok', [field]: [] })).toBe(false),
  );
  it('STOCK-01 has no other status', () => expect(v.is(stockCheckResult, { ...result, status: 'gone' })).toBe(false));
});

describe('what an import accepts', () => {
  it('takes ids, prices and stock as other systems write them', () => {
    const document = {
      id: '7',
      sku: 'A',
      name: 'Laken',
      price: '39.0000',
      stock: [{ is_in_stock: 1, qty: '5' }],
      own: { x: 1 },
    };
    expect(v.parse(productDocument, document)).toEqual(document);
  });
  it('refuses a product without sku', () => expect(v.is(productDocument, { id: 7, name: 'Laken' })).toBe(false));
});

it('a search query with an unknown field is refused', () => {
  expect(v.is(searchQuery, { _searchText: 'laken', script: '1' })).toBe(false);
});

describe('PROD-10 the choices of a product', () => {
  const extension_attributes = {
    configurable_item_options: [{ option_id: '93', option_value: '50', label: 'Kleur', value: 'Blauw' }],
    bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [3004] }],
    custom_options: [{ option_id: 7, option_value: '11,12' }],
  };
  it('stand in its three lists', () =>
    expect(v.parse(productOption, { extension_attributes })).toEqual({ extension_attributes }));
  const fields = Object.entries(extension_attributes).flatMap(([list, [entry]]) =>
    Object.keys(entry ?? {}).map((field) => ({ list, field, entry })),
  );
  it.each(fields)('$list refuse nonsense in $field', ({ list, field, entry }) => {
    const broken = [{ ...entry, [field]: Symbol('nonsense') }];
    expect(v.is(productOption, { extension_attributes: { ...extension_attributes, [list]: broken } })).toBe(false);
  });
  it.each(['configurable_item_options', 'bundle_options', 'custom_options'])('%s need an option_id', (list) =>
    expect(v.is(productOption, { extension_attributes: { ...extension_attributes, [list]: [{}] } })).toBe(false),
  );
});
