import { indexKeeper } from '../../../backend/src/search/keepIndexes.ts';
import { seed } from '../../../backend/src/seed.ts';
import { aBackend, type TestBackend } from '../../../backend/src/testing/aBackend.ts';

/** A backend in this process that holds the demo catalogues of the three stores, as it does after its first start. */
export async function aDemoBackend(differences: Parameters<typeof aBackend>[0] = {}): Promise<TestBackend> {
  const backend = await aBackend(differences);
  await seed(backend.ports);
  await indexKeeper(backend.ports);
  return backend;
}
