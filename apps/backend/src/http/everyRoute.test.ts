import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPictures, folderOriginals } from '../images/pictures.ts';
import { followCatalogue } from '../search/followCatalogue.ts';
import { aFolder, testAdminKey } from '../testing/aBackend.ts';
import { aShop, anOrder } from '../testing/aShop.ts';
import { nastyRequests, type NastyRequest } from '../testing/nastyRequests.ts';

/** A shop with a cart and an order, and requests to every operation that it describes. */
async function aShopToAsk() {
  const dataFolder = aFolder();
  const pictures = createPictures({ originals: [folderOriginals(dataFolder)] });
  const shop = await aShop({ dataFolder, pictures });
  await Promise.all(shop.ports.stores.map((store) => followCatalogue(shop.ports, store)));
  const cartId = await shop.newCart();
  await shop.put(cartId, 'HD', 1);
  const orderKey = randomUUID();
  const { backendOrderId } = await shop.placed();
  const headers = { 'x-admin-key': testAdminKey };
  const openApi = await (await shop.app.request('/openapi.json', { headers })).json();
  const { addressInformation } = anOrder(cartId);
  const { shippingAddress } = addressInformation;
  const known = {
    ...{ cartId, cart_id: cartId, quoteId: cartId, orderId: backendOrderId, order_id: orderKey },
    ...{ store_code: 'dailydeal', storeCode: 'dailydeal', index: 'etalage_dailydeal', entity: 'product' },
    ...{
      store: 'dailydeal',
      width: '310',
      height: '300',
      path: 'w/t/a.jpg',
      file: 'free.svg',
      id: '1',
      number: '100000001',
    },
    ...{
      sku: 'HD',
      skus: 'HD',
      url: 'a',
      q: 'handdoek',
      size: '1',
      request: '{}',
      text: 'a',
      product_id: 1,
      wait: '0',
    },
    ...{ name: 'sitemap-products-1.xml', slug: 'home', key: 'x'.repeat(43), email: 'jans@voorbeeld.nl', after: '0' },
    ...{ country_id: 'NL', countryId: 'NL', coupon: 'A', shippingAddress, billingAddress: shippingAddress },
    ...{ shipping_carrier_code: 'homedelivery', shipping_method_code: 'standard' },
    ...{
      shippingCarrierCode: 'homedelivery',
      shippingMethodCode: 'standard',
      payment_method_code: 'multisafepay_ideal',
    },
    ...{ product_option: { extension_attributes: {} }, groupId: 1, status: 'processing' },
  };
  const requests = nastyRequests(openApi, known, headers);
  /** Each order gets a cart, so that none is refused because of one before it. */
  const ofOwnCart = async (body = '') =>
    body.includes(cartId) ? body.replaceAll(cartId, await shop.newCart()).replaceAll(orderKey, randomUUID()) : body;
  /** What is wrong with the answers to some requests. */
  const faultsOf = async (asked: readonly NastyRequest[]): Promise<string[]> => {
    const faults: string[] = [];
    for (const { path, operation: _operation, ...request } of asked) {
      const body = path.startsWith('/api/order?') ? await ofOwnCart(request.body) : request.body;
      const init = { ...request, ...(body === undefined ? {} : { body }) };
      const told = `${init.method} ${path.slice(0, 200)} ${JSON.stringify(init.headers).slice(0, 100)} ${init.body?.slice(0, 300) ?? ''}`;
      await Promise.resolve(shop.app.request(path, init)).then(
        (answer) => answer.status >= 500 && faults.push(`${answer.status} ${told}`),
        (error: unknown) => faults.push(`${String(error)} ${told}`),
      );
    }
    return faults;
  };
  return { log: shop.log, requests, faultsOf };
}

const { log, requests, faultsOf } = await aShopToAsk();

it('API-02 more than a thousand requests are sent to all operations', () => {
  expect(requests.length).toBeGreaterThan(1000);
});

it.each([...Map.groupBy(requests, ({ operation }) => operation)])(
  'API-02 %s never answers 500, or what its description does not say, whatever is in an address, header or body',
  async (_operation, own) => {
    log.length = 0;
    expect(await faultsOf(own)).toEqual([]);
    expect(log.filter((line) => 'err' in line)).toEqual([]);
  },
  60_000,
);
