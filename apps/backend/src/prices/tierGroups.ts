import { and, eq } from 'drizzle-orm';
import { otherGroups } from '@etalage/search/engine';
import { catalogueVersions } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import type { Store } from '../stores/stores.ts';
import { guestGroup } from './groupPrice.ts';

/** Keeps which groups the tiers of a catalogue name, unless it is of another version by now. */
export async function keepTierGroups(
  database: Database,
  { id }: Pick<Store, 'id'>,
  { version, groups }: { version: number; groups: readonly number[] },
): Promise<void> {
  const tierGroups = groups.map((group) => (group === otherGroups ? guestGroup : group));
  await database
    .update(catalogueVersions)
    .set({ tierGroups })
    .where(and(eq(catalogueVersions.storeId, id), eq(catalogueVersions.version, version)));
}

/** Whether a group may pay something else than guests: a tier names one of the two, or that is not known yet. */
export async function hasGroupPrices(
  database: Database,
  { id, priceTiers }: Pick<Store, 'id' | 'priceTiers'>,
  groupId: number,
): Promise<boolean> {
  if (!priceTiers) return false;
  const [found] = await database.select().from(catalogueVersions).where(eq(catalogueVersions.storeId, id));
  if (!found?.tierGroups || found.version !== found.indexed) return true;
  return found.tierGroups.some((group) => group === groupId || group === guestGroup);
}
