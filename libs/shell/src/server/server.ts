export { firstLoad, parseManifest, type ViteManifest } from './pageAssets.ts';
export { serve } from './serve.ts';
