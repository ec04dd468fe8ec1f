import { globalFontFace } from '@vanilla-extract/css';

/** A system font, adjusted to the metrics of the store's own font, so that nothing moves when that arrives. */
export type FallbackFace = {
  /** Names the fonts of `local`, which share their metrics. */
  system: string;
  local: readonly string[];
  weight: string;
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
};
export type StoreFont = { family: string; weight: string; fallbacks: readonly FallbackFace[] };

/** Declares a store's font and its fallbacks (`<family> <system>`). `src` is relative to the calling `theme.css.ts`. */
export function createStoreFont({ family, weight, fallbacks }: StoreFont, src: string): void {
  globalFontFace(family, { src, fontWeight: weight, fontDisplay: 'swap' });
  for (const { system, local, weight: fallbackWeight, ...metrics } of fallbacks) {
    const sources = local.map((name) => `local('${name}')`).join(', ');
    globalFontFace(`'${family} ${system}'`, { src: sources, fontWeight: fallbackWeight, ...metrics });
  }
}
