import { inStore, onMobile, storeRoot, vars } from '@etalage/ui/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';

const root = storeRoot('fashion');
const header = `${root} header:has(+ main [data-opening="full"])`;
/** On the picture, by day and by night. */
const light = '#fbf7f2';
const shade = '#2b1527';

const settles = keyframes({
  from: { vars: { [vars.color.onHeader]: light, [vars.color.header]: shade } },
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
    color: light,
    background: `linear-gradient(${shade}99, transparent)`,
    vars: { [vars.color.onHeader]: light, [vars.color.header]: shade },
  }),
);
globalStyle(`${header} + main`, inStore({ gridArea: '2 / 1 / 4' }));
globalStyle(
  `${root} [data-opening="full"] > img`,
  inStore({ maxBlockSize: '94svh', ...onMobile({ maxBlockSize: '62svh' }) }),
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
