import { join } from 'node:path';
import { demoOriginals } from '../../apps/backend/src/images/demoOriginals.ts';
import { createPictures, keptOriginals } from '../../apps/backend/src/images/pictures.ts';
import { imageRoutes } from '../../apps/backend/src/images/routes.ts';
import { readStores } from '../../apps/backend/src/stores/stores.ts';

/** The pictures of the demo shops under `/img`, made and kept as the backend does, for stories that show them. */
export function demoPictures(dataFolder: string): (request: Request) => Response | Promise<Response> {
  const originals = [keptOriginals(demoOriginals(), join(dataFolder, 'originals'))];
  const routes = imageRoutes({ pictures: createPictures({ originals }), stores: readStores(), dataFolder });
  return (request) => routes.fetch(new Request(request.url.replace('/img/', '/'), request));
}
