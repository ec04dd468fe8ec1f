import { inStore, onMobile, storeRoot, vars } from '@etalage/ui/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';

const root = storeRoot('fashion');
const header = `${root} header:has(+ main [data-opening="full"])`;
/** On the picture, by day and by night: dark words on a veil that makes any picture pale enough for them. */
const ink = '#2b1527';
const veil = '#fbf7f2';

const settles = keyframes({
  from: { vars: { [vars.color.onHeader]: ink, [vars.color.header]: veil } },
  to: {
    backgroundColor: vars.color.surface,
    backgroundImage: 'none',
    color: vars.color.onSurface,
    vars: { [vars.color.onHeader]: vars.color.onSurface, [vars.color.header]: vars.color.surface },
  },
});

// The home opens with a picture as wide as the window, and the header lies on it.
globalStyle(
  header,
  inStore({
    position: 'relative',
    gridArea: '2 / 1',
    alignSelf: 'start',
    color: ink,
    background: `linear-gradient(${veil}b3 60%, transparent)`,
    vars: { [vars.color.onHeader]: ink, [vars.color.header]: veil },
  }),
);
globalStyle(`${header} + main`, inStore({ gridArea: '2 / 1 / 4' }));
globalStyle(
  `${root} [data-opening="full"] > img`,
  inStore({ maxBlockSize: '94svh', ...onMobile({ maxBlockSize: '52svh' }) }),
);

// Where scrolling can drive it, the header stays and finds its ground again under the picture.
globalStyle(
  header,
  inStore({
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        '@supports': {
          '(animation-timeline: scroll())': {
            position: 'sticky',
            animation: `${settles} linear both`,
            animationTimeline: 'scroll(root)',
            animationRange: '40svh 60svh',
          },
        },
      },
    },
  }),
);
