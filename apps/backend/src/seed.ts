import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueVersion } from './catalog/catalogueVersion.ts';
import { seedCoupons } from './coupons/demoCoupons.ts';
import { seedGiftCards } from './giftCards/demoCards.ts';
import { importCatalogue } from './import/importer.ts';
import { sentDocuments } from './import/sentLines.ts';
import type { Ports } from './ports.ts';

const demoCatalogue = fileURLToPath(new URL('../data/catalog', import.meta.url));

/** Imports the demo catalogue into each store view that never had an import, and adds the demo coupons and gift cards. */
export async function seed(ports: Ports, folder = demoCatalogue): Promise<void> {
  for (const store of ports.stores) {
    const own = join(folder, store.code);
    if (!existsSync(own) || (await catalogueVersion(ports.database, store.id)) > 0) continue;
    ports.logger.info({ progress: `Filling ${store.code} with its demo catalogue …` }, 'seeding');
    const options = { dryRun: false, prune: false };
    const { accepted, rejected } = await importCatalogue(ports, store, sentDocuments({ folder: own }), options);
    ports.logger.info({ store: store.code, accepted, rejected }, 'demo catalogue imported');
    await seedCoupons(ports, store);
    await seedGiftCards(ports, store);
  }
}
