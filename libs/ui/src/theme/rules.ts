import { accordion, breakpoints } from '@etalage/core/constants';
import './layers.css.ts';
import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.ts';

const [desktop, large, wide] = breakpoints;

/** What `@media` may ask, in one place; `desktop` is 1024 px and up (UI-01), `tablet` is for columns only. */
export const media = {
  tablet: 'screen and (min-width: 640px)',
  mobile: `screen and (max-width: ${desktop - 0.02}px)`,
  desktop: `screen and (min-width: ${desktop}px)`,
  large: `screen and (min-width: ${large}px)`,
  wide: `screen and (min-width: ${wide}px)`,
  /** A window that is low: a phone held sideways, a page at 200%. What sticks would leave no room for what it lies over. */
  low: 'screen and (max-height: 480px)',
  hover: '(hover: hover) and (pointer: fine)',
  calm: '(prefers-reduced-motion: reduce)',
  /** Colours are the system's: what only a ground told apart needs a line. */
  forced: '(forced-colors: active)',
  print: 'print',
} as const;

type Within = NonNullable<StyleRule['@media']>[string];
type InMedia = { '@media': Record<string, Within> };

/** Several conditions in one rule: `when({ desktop: {…}, wide: {…} })`, from narrow to wide. */
export function when(rules: Partial<Record<keyof typeof media, Within>>): InMedia {
  const order: (keyof typeof media)[] = [
    'mobile',
    'tablet',
    'desktop',
    'large',
    'wide',
    'low',
    'hover',
    'calm',
    'forced',
    'print',
  ];
  return {
    '@media': Object.fromEntries(
      order.flatMap((name) => {
        const rule = rules[name];
        return rule === undefined ? [] : [[media[name], rule]];
      }),
    ),
  };
}

/** From 1024 px on. */
export const fromDesktop = (rule: Within): InMedia => when({ desktop: rule });
/** From 1200 px on. */
export const fromLarge = (rule: Within): InMedia => when({ large: rule });
/** From 1440 px on. */
export const fromWide = (rule: Within): InMedia => when({ wide: rule });
/** Under 1024 px. */
export const onMobile = (rule: Within): InMedia => when({ mobile: rule });
/** Only where a pointer can hover, so that nothing sticks after a touch. */
export const onHover = (rule: Within): InMedia => when({ hover: rule });

/** What is chosen, where colours are the system's; an outline would look like the focus. */
export const chosenInForced = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
  borderColor: 'Highlight',
} as const;

const grounds = {
  inverse: vars.color.onInverse,
  strip: vars.color.onStrip,
  success: vars.color.onSuccess,
  warning: vars.color.onWarning,
  danger: vars.color.onDanger,
} as const;

/** A colour that things stand on: their words, and the mark of the keyboard, are in the colour that belongs to it. */
export const ground = (role: keyof typeof grounds) => ({
  background: vars.color[role],
  color: grounds[role],
  vars: { [vars.color.focus]: grounds[role] },
});

/** What scrolls fades at its edge while there is more beyond it; where a browser cannot tell, it does not. */
export function fadesAtItsEnd(axis: 'block' | 'inline') {
  const side = axis === 'block' ? '' : 'to right, ';
  const maskImage = `linear-gradient(${side}#000 calc(100% - ${vars.space.xl}), #0000)`;
  const untilTheEnd = keyframes({ '0%, 99%': { maskImage } });
  return { animation: `${untilTheEnd} linear`, animationTimeline: `scroll(self ${axis})` } as const;
}

/** Takes words out of sight and leaves them to who listens. */
export const outOfSight = {
  position: 'absolute',
  inlineSize: '1em',
  blockSize: '1em',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  userSelect: 'none',
} as const;

const detailsContent = '&::details-content';
const duration = `${accordion.duration}ms`;
/** Animates the height of a `<details>` that opens or closes (PANEL-10), in browsers with `interpolate-size`; its overflow is clipped. */
export const animatedDetails = {
  interpolateSize: 'allow-keywords',
  selectors: {
    [detailsContent]: {
      blockSize: 0,
      overflowY: 'clip',
      overflowClipMargin: vars.space.xs,
      transition: `block-size ${duration} ${vars.motion.easing}, content-visibility ${duration} allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto' },
  },
} as const;
/** Opens and closes it without animation, for `prefers-reduced-motion`. */
export const instantDetails = { selectors: { [detailsContent]: { transition: 'none' } } } as const;

type LayerRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule in the layer of the document's own elements, the weakest. */
export const inReset = (rule: LayerRule): StyleRule => ({ '@layer': { reset: rule } });
/** Puts a rule in the layer of primitives. */
export const inUi = (rule: LayerRule): StyleRule => ({ '@layer': { ui: rule } });
/** Puts a rule in the layer of the domain rooms, over the primitives. */
export const inDomain = (rule: LayerRule): StyleRule => ({ '@layer': { domain: rule } });
/** Puts a rule in the layer of a store, over everything. */
export const inStore = (rule: LayerRule): StyleRule => ({ '@layer': { store: rule } });
