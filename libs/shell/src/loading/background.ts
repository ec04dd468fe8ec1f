import { followSeen } from '../offline/followSeen.ts';
import { startWorker } from '../offline/startWorker.ts';
import type { ShopRouter } from '../router/shopRouter.tsx';

// What a shop does unasked, in one chunk.
export { searchOffline } from '../offline/searchOffline.ts';
export { otherTab } from '../tabs/otherTab.ts';
export { seenProducts } from '../visit/seenProducts.ts';

/** Makes the shop of use without a network. */
export async function startOffline(router: ShopRouter): Promise<void> {
  await Promise.all([followSeen(router), startWorker(router)]);
}
