import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import { formatFor, type PictureSize } from './render.ts';
import { createRenderings } from './renderings.ts';
import { allowedSizes, contentWidths } from './sizes.ts';

const forever = 'public, max-age=31536000, immutable';
const picture = (summary: string) =>
  describeRoute({
    tags: ['pictures'],
    summary,
    responses: {
      200: { description: 'AVIF, WebP or JPEG by Accept' },
      404: { description: 'Unknown picture or size' },
    },
  });
const unknown = () => refuse(404, 'Deze afbeelding bestaat niet.');

/** Pictures in the sizes that the shops use (IMG-04). */
export function imageRoutes({ pictures, stores, dataFolder }: Pick<Ports, 'pictures' | 'stores' | 'dataFolder'>) {
  const sizes = allowedSizes(stores);
  const renderings = createRenderings({ pictures, dataFolder });

  async function answer(c: Context<BackendEnv>, path: string, size: PictureSize, cacheControl: string) {
    const format = formatFor(c.req.header('accept') ?? '');
    const bytes = (await renderings(path, size, format)) ?? unknown();
    const headers = { 'Content-Type': `image/${format}`, 'Cache-Control': cacheControl, Vary: 'Accept' };
    return c.body(Uint8Array.from(bytes), 200, headers);
  }

  return new Hono<BackendEnv>()
    .get('/content/:width/:path{.+}', picture('A content picture'), (c) => {
      const width = Number(c.req.param('width'));
      if (!contentWidths.has(width)) unknown();
      return answer(c, pathOf(c), { width }, 'public, max-age=86400');
    })
    .get('/:width/:height/resize/:path{.+}', picture('A catalogue picture'), async (c) => {
      const { width, height } = c.req.param();
      const path = pathOf(c);
      const current = pictures.version(path);
      if (!sizes.has(`${width}x${height}`) || current === undefined) return unknown();
      if (c.req.query('v') === current) {
        return answer(c, path, { width: Number(width), height: Number(height) }, forever);
      }
      c.header('Cache-Control', 'no-cache');
      return c.redirect(`/img/${width}/${height}/resize${encodeURI(path)}?v=${current}`, 302);
    });
}

const pathOf = (c: Context<BackendEnv>): string => `/${c.req.param('path') ?? ''}`;
