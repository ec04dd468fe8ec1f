import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { followCatalogue } from '../search/followCatalogue.ts';
import { seed } from '../seed.ts';
import type { ImportReport } from '../import/entities.ts';
import type { ImportSource } from '../import/readSource.ts';
import { sendDocuments } from '../import/sendDocuments.ts';
import { aFolder, testAdminKey, type TestBackend } from './aBackend.ts';
import type { TestDocument } from './documents.ts';

/** Documents by file name, without its ending. */
export type TestFolder = Partial<
  Record<
    'products' | 'categories' | 'attributes' | 'taxrules' | 'redirects' | 'cms_blocks' | 'cms_pages',
    TestDocument[]
  >
>;
type Options = { storeCode?: string; dryRun?: boolean; prune?: boolean };

/** Imports an existing folder through the backend's own door. */
export const importFolder = (backend: TestBackend, folder: string, options: Options = {}): Promise<ImportReport> =>
  importSource(backend, { folder }, options);

/** Imports a folder, or files with documents of all kinds. */
export const importSource = (
  { fetch }: TestBackend,
  source: ImportSource,
  { storeCode = 'dailydeal', dryRun = false, prune = false }: Options = {},
): Promise<ImportReport> =>
  sendDocuments({ address: 'http://backend.test', adminKey: testAdminKey, fetch }, source, {
    storeCode,
    dryRun,
    prune,
  });

/** Writes documents to a folder as JSON and imports it. */
export async function importDocuments(
  backend: TestBackend,
  documents: TestFolder,
  options: Options = {},
): Promise<ImportReport> {
  const folder = join(aFolder(), 'documents');
  mkdirSync(folder);
  for (const [name, list] of Object.entries(documents))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(list));
  return importFolder(backend, folder, options);
}

/** The envelope's code and result of a GET. */
export async function ask(backend: TestBackend, path: string, storeCode = 'dailydeal') {
  const response = await backend.app.request(path, { headers: { 'x-vs-store-code': storeCode } });
  return response.json();
}

/** Fills all store views with their demo catalogue, indexed. */
export async function importDemo({ ports }: TestBackend): Promise<void> {
  await seed(ports);
  for (const store of ports.stores) await followCatalogue(ports, store);
}
