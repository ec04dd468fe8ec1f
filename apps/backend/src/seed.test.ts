import { expect, it } from 'vitest';
import { followCatalogue } from './search/followCatalogue.ts';
import { seed } from './seed.ts';
import { aBackend } from './testing/aBackend.ts';
import { ask } from './testing/importing.ts';

it('IMPORT-01 fills all three stores with the demo catalogue, of which nothing is rejected, once', async () => {
  const backend = await aBackend();
  await seed(backend.ports);
  for (const store of backend.ports.stores) await followCatalogue(backend.ports, store);
  const lines = backend.log.filter(({ msg }) => msg === 'demo catalogue imported');
  expect(lines.map(({ store, rejected }) => ({ store, rejected }))).toEqual([
    { store: 'dailydeal', rejected: [] },
    { store: 'fashion', rejected: [] },
    { store: 'textile', rejected: [] },
  ]);
  for (const index of ['etalage_dailydeal', 'etalage_fashion', 'etalage_textile']) {
    expect((await ask(backend, `/api/catalog/${index}/product/_search`)).total).toBeGreaterThanOrEqual(72);
  }
  await seed(backend.ports);
  expect(backend.log.filter(({ msg }) => msg === 'demo catalogue imported')).toHaveLength(3);
});
