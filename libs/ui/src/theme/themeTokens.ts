export {
  colorPairs,
  contrast,
  contrastFailures,
  leastContrast,
  luminance,
  type ColorPair,
  type PairUse,
} from './contrast.ts';
export { standardTokens } from './standardTokens.ts';
export {
  isStoreTokens,
  mapTokens,
  tokenEntries,
  tokenName,
  tokenShape,
  unassigned,
  type ColorToken,
  type StoreTheme,
  type StoreTokens,
} from './tokens.ts';
