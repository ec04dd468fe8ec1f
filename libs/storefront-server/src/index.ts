export { assembleShop } from './assembleShop.ts';
export { followInvalidations } from './invalidations.ts';
export { createOutputCache, type OutputCache } from './outputCache.ts';
export { createPageHandler } from './pageHandler.ts';
export { codeOf, createPageAssets, firstLoad, parseManifest, type ViteManifest } from './pageAssets.ts';
export { serve } from './serve.ts';
export { createShopServer } from './shopServer.ts';
export { loadStaticFiles } from './staticFiles.ts';
export { createSharedCatalogue } from './sharedCatalogue.ts';
