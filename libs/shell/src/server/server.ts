export { createServices, type Services } from '../services/services.ts';
export { createStorePages } from '../services/storePages.ts';
export { followInvalidations } from './invalidations.ts';
export { createOutputCache, type OutputCache } from './outputCache.ts';
export { createPageHandler } from './pageHandler.ts';
export { createPageNotes } from './pageNotes.ts';
export { firstLoad, parseManifest, type ViteManifest } from './pageAssets.ts';
export { serve } from './serve.ts';
