import { join } from 'node:path';
import { imageAddress } from '@etalage/core';
import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import { describeRoute } from 'hono-openapi';
import { answersFile, readsQuery } from '../docs/answers.ts';
import { refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import { pictureFormats, type PictureFormat, type PictureSize } from './render.ts';
import { createKeeper, missing, orUndefined } from './keeping.ts';
import { createRenderings } from './renderings.ts';
import { allowedSizes, contentWidths } from './sizes.ts';
import { socialCard } from './socialCard.ts';

const forever = 'public, max-age=31536000, immutable';
const picture = (summary: string, formats = ['image/avif', 'image/webp', 'image/jpeg']) => ({
  tags: ['pictures'],
  summary,
  ...answersFile('In a format that Accept asks for', formats),
});
const moved = { 302: { description: 'To the address with the version, which is kept for ever' } };
const catalogue = picture('A catalogue picture');
const catalogueDescription = describeRoute({
  ...catalogue,
  ...readsQuery('v'),
  responses: { ...catalogue.responses, ...moved },
});
const unknown = () => refuse(404, 'Deze afbeelding bestaat niet.');

/** The best format that the Accept header names. A wildcard names none: old browsers send it for pictures that they cannot show. */
function acceptedFormat(c: Context): PictureFormat {
  const type = accepts(c, {
    header: 'Accept',
    supports: pictureFormats.map((format) => `image/${format}`),
    default: 'image/jpeg',
    match: (accepted, { supports, default: otherwise }) =>
      supports.find((supported) => accepted.some((one) => one.type === supported && one.q > 0)) ?? otherwise,
  });
  return pictureFormats.find((format) => type === `image/${format}`) ?? 'jpeg';
}

/** Pictures in the sizes that the shops use (IMG-04). */
export function imageRoutes({ pictures, stores, dataFolder }: Pick<Ports, 'pictures' | 'stores' | 'dataFolder'>) {
  const sizes = allowedSizes(stores);
  const renderings = createRenderings({ pictures, dataFolder });
  const keepCard = createKeeper(dataFolder === undefined ? undefined : join(dataFolder, 'cards'));

  async function answer(c: Context<BackendEnv>, path: string, size: PictureSize, cacheControl: string) {
    const format = acceptedFormat(c);
    const bytes = (await renderings(path, size, format)) ?? unknown();
    const headers = { 'Content-Type': `image/${format}`, 'Cache-Control': cacheControl, Vary: 'Accept' };
    return c.body(Uint8Array.from(bytes), 200, headers);
  }

  return new Hono<BackendEnv>()
    .get(
      '/social/:store/:path{.+}',
      describeRoute(picture('The picture of a product with the mark of its shop, for shared links', ['image/jpeg'])),
      async (c) => {
        const path = pathOf(c);
        const version = pictures.version(path);
        const store = stores.find(({ code }) => code === c.req.param('store'));
        if (version === undefined || store === undefined) return unknown();
        const make = async () => socialCard(store.code, (await pictures.original(path)) ?? missing(path));
        const bytes = (await orUndefined(keepCard(`${store.code} ${path} ${version}`, make))) ?? unknown();
        return c.body(Uint8Array.from(bytes), 200, {
          'Content-Type': 'image/jpeg',
          'Cache-Control': 'public, max-age=86400',
        });
      },
    )
    .get('/content/:width/:path{.+}', describeRoute(picture('A content picture')), (c) => {
      const width = Number(c.req.param('width'));
      if (!contentWidths.has(width)) unknown();
      return answer(c, pathOf(c), { width }, 'public, max-age=86400');
    })
    .get('/:width/:height/resize/:path{.+}', catalogueDescription, async (c) => {
      const { width, height } = c.req.param();
      const path = pathOf(c);
      const current = pictures.version(path);
      if (!sizes.has(`${width}x${height}`) || current === undefined) return unknown();
      if (c.req.query('v') === current) {
        return answer(c, path, { width: Number(width), height: Number(height) }, forever);
      }
      c.header('Cache-Control', 'no-cache');
      return c.redirect(imageAddress([Number(width), Number(height)], path, current), 302);
    });
}

const pathOf = (c: Context<BackendEnv>): string => `/${c.req.param('path') ?? ''}`;
