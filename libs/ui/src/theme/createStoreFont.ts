import { globalFontFace } from '@vanilla-extract/css';

/** A font every system has, bent to the metrics of the store's own, so nothing moves when that arrives. */
export type FallbackFace = {
  local: readonly string[];
  weight: string;
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
};
export type StoreFont = { family: string; weight: string; fallbacks: readonly FallbackFace[] };

/** Declares a store's font and its fallbacks (`<family> Fallback`). `src` is relative to the calling `theme.css.ts`. */
export function createStoreFont({ family, weight, fallbacks }: StoreFont, src: string): void {
  globalFontFace(family, { src, fontWeight: weight, fontStyle: 'normal', fontDisplay: 'swap' });
  for (const { local, weight: fallbackWeight, ...metrics } of fallbacks) {
    const sources = local.map((name) => `local('${name}')`).join(', ');
    globalFontFace(`'${family} Fallback'`, { src: sources, fontWeight: fallbackWeight, ...metrics });
  }
}
