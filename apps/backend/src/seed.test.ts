import { expect, it } from 'vitest';
import { followCatalogue } from './search/followCatalogue.ts';
import { seed } from './seed.ts';
import { aBackend } from './testing/aBackend.ts';
import { ask } from './testing/importing.ts';

it('IMPORT-01 fills every store with the demo catalogue, of which nothing is rejected, once', async () => {
  const backend = await aBackend();
  await seed(backend.ports);
  for (const store of backend.ports.stores) await followCatalogue(backend.ports, store);
  const lines = backend.log.filter(({ msg }) => msg === 'demo catalogue imported');
  const { stores } = backend.ports;
  expect(lines.map(({ store, rejected }) => ({ store, rejected }))).toEqual(
    stores.map(({ code }) => ({ store: code, rejected: [] })),
  );
  expect(stores.length).toBeGreaterThanOrEqual(3);
  for (const { searchIndex } of stores) {
    expect((await ask(backend, `/api/catalog/${searchIndex}/product/_search`)).total).toBeGreaterThanOrEqual(72);
  }
  await seed(backend.ports);
  expect(backend.log.filter(({ msg }) => msg === 'demo catalogue imported')).toHaveLength(stores.length);
});
