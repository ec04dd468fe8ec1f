import { createHttp } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { describe, expect, it } from 'vitest';
import { createWishlistApi } from './api.ts';
import { aWish } from './testing.ts';

const blue = { attribute_id: '93', value: '50' };

/** The calls of a customer whose server answers an add with these items. */
function anApi(...items: object[]) {
  const fetch = async () => Response.json({ code: 200, result: { items } });
  return createWishlistApi(createHttp({ storeCode: 'fashion', baseUrl: 'http://shop.test', fetch }), aStoreView());
}

describe('WISH-12 the id of an added item', () => {
  it('WISH-12 is that of the last item of the answer', async () => {
    const { add } = anApi(
      { product_id: 11, item_id: 5, option: null },
      { product_id: 12, item_id: 7, option: null },
      { product_id: 20, item_id: 9, option: null },
    );
    expect(await add(aWish({ id: 10 }))).toMatchObject({ itemId: 9 });
  });

  it('WISH-12 is that of the same product where it was on the list before', async () => {
    const { add } = anApi(
      { product_id: 20, item_id: 5, option: null },
      { product_id: 20, item_id: 7, option: blue },
      { product_id: 11, item_id: 9, option: null },
    );
    const item = aWish({ id: 21, parentId: 20, options: [{ attributeId: '93', value: '50' }] });
    expect(await add(item)).toMatchObject({ itemId: 7 });
  });

  it('WISH-12 is that of the whole product where a variant of it was on the list before', async () => {
    const { add } = anApi({ product_id: 20, item_id: 5, option: blue }, { product_id: 20, item_id: 9, option: null });
    expect(await add(aWish({ id: 20 }))).toMatchObject({ itemId: 9 });
  });
});
