import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const views = JSON.parse(readFileSync(join(root, 'apps/backend/data/stores.json'), 'utf8'));

/** The stores of the workspace: each store view of the backend that has an app. Its port is the base plus its id. */
export const stores = views
  .filter(({ code }) => existsSync(join(root, 'apps', code, 'package.json')))
  .map(({ code, name, id }) => ({ code, name, offset: id }));
