import { urlMapAnswer, urlMapRequest, type Product } from '@etalage/catalog/contract';
import { categoryRoute, configureProduct, isDisabled, isMapped, productRoute } from '@etalage/catalog/rules';
import { shortText, storableText } from '@etalage/core';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { presentProducts } from '../catalog/presenter.ts';
import { documentByPath, redirectAt, type Document } from '../catalog/readCatalogue.ts';
import { ok, refuse } from '../http/envelope.ts';
import { groupOfToken } from '../customers/groupToken.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers, answersPlain } from '../docs/answers.ts';
import { valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import { selectFields } from '../search/selectFields.ts';
import type { Store } from '../stores/stores.ts';
import { legacyRedirect } from './legacyRedirect.ts';

const urlQuery = v.looseObject({ url: v.pipe(shortText(2_000), v.nonEmpty()) });
const target = v.object({
  type: v.picklist(['product', 'category', 'cms_page', 'redirect']),
  params: v.record(v.string(), v.string()),
});
/** In a category these fields may be of another type. */
const optionalText = v.fallback(v.optional(v.string()), undefined);
const addressed = v.looseObject({
  ...{ id: v.number(), sku: optionalText, type_id: optionalText },
  status: v.fallback(v.optional(v.number()), undefined),
});

/** Without slashes at its ends and without query: as url_paths are kept. */
const bare = (url: string): string => decodePath((url.split(/[?#]/, 1)[0] ?? '').replace(/^\/+|\/+$/g, ''));

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What an address of the shop names (wire contract 6). */
export const urlRoutes = (ports: Ports) =>
  new Hono<BackendEnv>()
    .post(
      '/map',
      describeRoute({
        tags: ['catalogue'],
        summary: 'What a path names',
        ...answersPlain('It, or null', urlMapAnswer),
      }),
      valid('json', urlMapRequest),
      async (c) => {
        const { url, includeFields, excludeFields, filters, groupToken } = c.req.valid('json');
        const found = await named(ports, c.var.store, url);
        if (!found) return c.json(null);
        const shownTo = { groupId: await groupOfToken(ports, groupToken), sku: filters?.sku };
        const whole =
          found.type === 'product' ? await presented(ports, c.var.store, found.document, shownTo) : undefined;
        const source = selectFields(whole ?? found.document, includeFields ?? undefined, excludeFields ?? undefined);
        const id = String(found.document['id']);
        return c.json({ _index: c.var.store.searchIndex, _type: found.type, _id: id, _score: 0, _source: source });
      },
    )
    .get(
      '/',
      describeRoute({ tags: ['catalogue'], summary: 'The route of a path', ...answers('Type and parameters', target) }),
      valid('query', urlQuery),
      async (c) => {
        const found =
          (await named(ports, c.var.store, c.req.valid('query').url)) ?? refuse(404, 'Deze pagina bestaat niet.');
        return c.json(ok({ type: found.type, params: paramsOf(found) }));
      },
    );

type ShownTo = { groupId: number; sku: string | null | undefined };

/** A product at the prices of a group, with its variant of this sku chosen where it has one. */
async function presented(
  ports: Ports,
  store: Store,
  document: Document,
  { groupId, sku }: ShownTo,
): Promise<Product | undefined> {
  const [product] = await presentProducts(ports, store, [document], { groupId });
  const variant = product?.configurable_children?.find((child) => child.sku === sku);
  return product && variant ? configureProduct(product, variant, ports.clock.now()).product : product;
}

type Entity = NonNullable<Awaited<ReturnType<typeof documentByPath>>>;
type Named = Entity | { type: 'redirect'; document: Document };

/** What a path resolves to; where its page is not shown, the stored redirect of the path. */
async function named(ports: Ports, store: Store, url: string): Promise<Named | undefined> {
  const path = bare(url);
  // What is no text of a database before it is decoded may be none after it: '%2500' arrives as '%00'.
  if (!v.is(storableText, path)) return undefined;
  const found = await documentByPath(ports.database, store.id, path);
  if (found && isShown(found)) return found;
  const document = (await redirectAt(ports.database, store.id, path)) ?? (await legacyRedirect(ports, store, path));
  if (document) return { type: 'redirect', document };
  // A disabled product is not found by its page, which says so (PROD-02).
  return found?.type === 'product' ? found : undefined;
}

/** A category answers when it is active and not a mere page (LIST-17), a content page when it is active. */
function isShown({ type, document }: Entity): boolean {
  if (type === 'product') return !isDisabled(v.parse(addressed, document));
  if (type === 'cms_page') return document['active'] !== false;
  return document['is_active'] !== false && isMapped(v.parse(addressed, document));
}

function paramsOf({ type, document }: Named): Record<string, string> {
  if (type === 'cms_page') return { slug: String(document['identifier']) };
  if (type === 'redirect')
    return { target_path: String(document['target_path']), redirect_type: String(document['redirect_type']) };
  const entity = v.parse(addressed, document);
  if (type === 'category') return categoryRoute(entity).params;
  return productRoute({ ...entity, sku: entity.sku ?? '' }).params;
}
