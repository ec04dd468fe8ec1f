import './layers.css.ts';
import './reset.css.ts';

export { createStoreFont, type FallbackFace, type StoreFont } from './createStoreFont.ts';
export { createStoreTheme, declarations, storeRoot } from './createStoreTheme.ts';
export {
  animatedDetails,
  chosenInForced,
  fadesAtItsEnd,
  fromDesktop,
  fromLarge,
  fromWide,
  ground,
  inDomain,
  inReset,
  inStore,
  inUi,
  instantDetails,
  media,
  onHover,
  onMobile,
  outOfSight,
  when,
} from './rules.ts';
export { vars } from './vars.ts';
export type { ColorToken, StoreTheme, StoreTokens } from './tokens.ts';
