import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createPictures, folderOriginals } from '../images/pictures.ts';
import { followCatalogue } from '../search/followCatalogue.ts';
import { aFolder, testAdminKey } from '../testing/aBackend.ts';
import { aShop, anOrder } from '../testing/aShop.ts';
import { isLong } from '../testing/isLong.ts';
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
      incrementId: '100000001',
      pageSize: '20',
      currentPage: '1',
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
    ...{
      country_id: 'NL',
      countryId: 'NL',
      coupon: 'A',
      giftCardCode: 'KAART',
      hash: 'dagvondst-3f80a2',
      shippingAddress,
      billingAddress: shippingAddress,
    },
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
  /** The answers to some requests; one that failed without an answer has its error in place of a body. */
  const answersTo = async (asked: readonly NastyRequest[]): Promise<Answer[]> => {
    const answers: Answer[] = [];
    for (const { path, operation: _operation, ...request } of asked) {
      const body = path.startsWith('/api/order?') ? await ofOwnCart(request.body) : request.body;
      const init = { ...request, ...(body === undefined ? {} : { body }) };
      const told = `${init.method} ${path.slice(0, 200)} ${JSON.stringify(init.headers).slice(0, 100)} ${init.body?.slice(0, 300) ?? ''}`;
      const read = async (answer: Response) => {
        const isJson = answer.headers.get('content-type')?.includes('application/json') ?? false;
        answers.push({ told, status: answer.status, ...(isJson && { json: await answer.json() }) });
      };
      await Promise.resolve(shop.app.request(path, init)).then(read, (error: unknown) => {
        answers.push({ told: `${String(error)} ${told}`, status: 500 });
      });
    }
    return answers;
  };
  return { log: shop.log, requests, answersTo };
}

/** What answered a request that `told` describes; `json` is missing where the answer is no JSON. */
type Answer = { told: string; status: number; json?: unknown };

const { log, requests, answersTo } = await aShopToAsk();
const operations = Map.groupBy(requests, ({ operation }) => operation);
/** So many of each operation outside the soak, evenly chosen: an order takes a tenth of a second. */
const most = isLong ? Infinity : 150;
const chosenOf = (operation: string): readonly NastyRequest[] => {
  const all = operations.get(operation) ?? [];
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_request, at) => at % step === 0);
};

type Asked = { answers: readonly Answer[]; logged: readonly object[] };
const asked = new Map<string, Promise<Asked>>();
/** What an operation answered to its requests, and what it logged of failures; asked once. */
function ask(operation: string): Promise<Asked> {
  const run = async () => {
    log.length = 0;
    const answers = await answersTo(chosenOf(operation));
    return { answers, logged: log.filter((line) => 'err' in line) };
  };
  const found = asked.get(operation) ?? run();
  asked.set(operation, found);
  return found;
}

it('API-02 more than a thousand requests are sent to all operations', () => {
  expect([...operations.keys()].flatMap(chosenOf).length).toBeGreaterThan(1000);
});

it.each([...operations.keys()])(
  'API-02 %s never answers 500, or what its description does not say, whatever is in an address, header or body',
  async (operation) => {
    const { answers, logged } = await ask(operation);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(logged).toEqual([]);
  },
  60_000,
);

/** Common English words that are not Dutch words. */
const english =
  /\b(the|not|this|that|with|your|you|must|please|invalid|unknown|wrong|failed|found|required|expected)\b/i;
const message = v.union([
  v.string(),
  v.looseObject({ errorMessage: v.string() }),
  v.strictObject({ story: v.literal(false) }),
]);
const refusal = v.looseObject({ result: message });

/** All operations except the backup: its command line prints English. */
const dutch = [...operations.keys()].filter((operation) => operation !== 'POST /api/admin/backup');

it.each(dutch)('API-02 %s refuses with a message in Dutch, or an object with one', async (operation) => {
  const { answers } = await ask(operation);
  const refusals = answers.filter(({ status, json }) => status >= 400 && json !== undefined);
  expect(refusals.filter(({ json }) => !v.is(refusal, json) || english.test(JSON.stringify(json)))).toEqual([]);
});

const envelope = v.strictObject({ code: v.number(), result: v.unknown(), meta: v.optional(v.unknown()) });
const isEnvelope = ({ status, json }: Answer): boolean => v.is(envelope, json) && json.code === status;

/** JSON in a form of its own: catalogue search, URL map and review service, and the document for developers. */
const withoutEnvelope = [
  ...['GET', 'POST'].map((method) => `${method} /api/catalog/{index}/{entity}/_search`),
  ...['POST /api/url/map', 'GET /api/ext/reviews', 'GET /openapi.json'],
];
/** What a browser, a robot or the payment provider reads: pages, files and pictures. */
const withoutJson = [
  ...['robots.txt', 'sitemap.xml', 'sitemap-pages.xml', '{name}', 'merchant-feed.xml', 'blog-feed.xml'].map(
    (file) => `GET /api/feeds/${file}`,
  ),
  ...['social/{store}/{path}', 'content/{width}/{path}', '{width}/{height}/resize/{path}'].map(
    (picture) => `GET /img/${picture}`,
  ),
  ...['GET /outbox', 'GET /outbox/{key}', 'GET /docs', 'POST /api/admin/backup'],
  ...['POST /api/ext/multisafepay/notification', 'GET /api/ext/multisafepay/images/{file}'],
];
/** Forms, of which some are linked to by mails: their refusals are pages too. */
const pages = ['stock/back-in-stock', 'ext/magento2-newsletter']
  .flatMap((part) => ['GET', 'POST'].map((method) => `${method} /api/${part}/unsubscribe`))
  .concat('POST /api/ext/magento2-newsletter/subscribe/form');

describe('API-01 the envelope of every route', () => {
  const named = (some: readonly string[]) => [...operations.keys()].filter((operation) => some.includes(operation));
  const enveloped = [...operations.keys()].filter(
    (operation) => ![...withoutEnvelope, ...withoutJson, ...pages].includes(operation),
  );

  it.each(enveloped)(
    'API-01 %s answers with an envelope whose code is the HTTP status',
    async (operation) => {
      const { answers } = await ask(operation);
      expect(answers.filter((answer) => !isEnvelope(answer))).toEqual([]);
    },
    60_000,
  );

  it.each(named([...withoutEnvelope, ...withoutJson]))(
    'API-01 %s refuses with an envelope whose code is the HTTP status',
    async (operation) => {
      const { answers } = await ask(operation);
      expect(answers.filter((answer) => answer.status >= 400 && !isEnvelope(answer))).toEqual([]);
    },
    60_000,
  );

  it.each(named(withoutEnvelope))('API-01 %s answers what it finds as JSON without an envelope', async (operation) => {
    const { answers } = await ask(operation);
    const found = answers.filter(({ status }) => status === 200);
    expect(found).not.toEqual([]);
    expect(found.filter(({ json }) => json === undefined || v.is(envelope, json))).toEqual([]);
  });

  it.each(named(withoutJson))('API-01 %s answers what it finds as page or file', async (operation) => {
    const { answers } = await ask(operation);
    expect(answers.filter(({ status, json }) => status === 200 && json !== undefined)).toEqual([]);
  });

  it('API-01 no operation without an envelope is listed that the backend has not', () => {
    const listed = [...withoutEnvelope, ...withoutJson, ...pages];
    expect(listed.filter((operation) => !operations.has(operation))).toEqual([]);
  });
});
