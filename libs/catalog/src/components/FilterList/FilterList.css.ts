import {
  chosenInForced,
  fadesAtItsEnd,
  fromDesktop,
  inDomain,
  onMobile,
  animatedDetails,
  instantDetails,
  vars,
  when,
} from '@etalage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On phones the button of the filters leaves the other half of its row to the order. */
export const halfRow = `calc((100% - ${vars.space.s}) / 2)`;
/** On phones behind one button, on desktop always there: a closed `<details>` shows its content where CSS can say so. */
export const filters = style(
  inDomain({
    selectors: {
      '&[open]': {
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: vars.level.overlay,
        maxBlockSize: '85svh',
        overflow: 'auto',
        overscrollBehavior: 'contain',
        paddingInline: vars.space.m,
        background: vars.color.surface,
        borderStartStartRadius: vars.radius.panel,
        borderStartEndRadius: vars.radius.panel,
        boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
      },
    },
    ...fromDesktop({
      selectors: {
        '&[open]': { position: 'static', maxBlockSize: 'none', paddingInline: 0, boxShadow: 'none' },
        '&::details-content': { contentVisibility: 'visible', display: 'block' },
      },
    }),
  }),
);
/** Stays in sight below whatever is chosen from. */
export const foot = style(
  inDomain({
    display: 'grid',
    position: 'sticky',
    insetBlockEnd: 0,
    paddingBlock: vars.space.m,
    background: vars.color.surface,
    ...fromDesktop({ display: 'none' }),
  }),
);
const stroke = `linear-gradient(currentColor, currentColor) center / `;
const cross = [`100% ${vars.border.strong}`, `${vars.border.strong} 100%`]
  .map((size) => `${stroke}${size} no-repeat`)
  .join();
/** Open, it is the head of the sheet, and so is all that lies above the sheet. */
export const toggle = style(
  inDomain({
    inlineSize: '100%',
    ...onMobile({
      inlineSize: halfRow,
      selectors: {
        '[open] > &': {
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: vars.level.sticky,
          inlineSize: '100%',
          justifyContent: 'start',
          paddingInline: 0,
          border: 0,
          borderRadius: 0,
          background: vars.color.surface,
          fontSize: vars.size.l,
        },
        // While it is pressed too, so that what lies above the sheet stays where it is.
        '[open] > &:active': { transform: 'none' },
        '[open] > &::before': {
          content: '""',
          position: 'fixed',
          insetInline: 0,
          insetBlockStart: 0,
          blockSize: '15svh',
        },
        '[open] > &::after': {
          content: '""',
          inlineSize: vars.icon.s,
          blockSize: vars.icon.s,
          marginInlineStart: 'auto',
          transform: 'rotate(45deg)',
          background: cross,
        },
      },
    }),
    '@supports': { 'selector(::details-content)': { ...fromDesktop({ display: 'none' }) } },
  }),
);
export const facet = style(
  inDomain({
    borderBlockEnd: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
    ...animatedDetails,
    ...when({ calm: instantDetails }),
  }),
);
export const summary = style(
  inDomain({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: vars.touch.min,
    fontWeight: vars.weight.strong,
  }),
);
export const chevron = style(
  inDomain({
    transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
    selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);
export const values = style(
  inDomain({
    display: 'grid',
    paddingBlockEnd: vars.space.s,
    maxBlockSize: '22rem',
    overflowY: 'auto',
    ...fadesAtItsEnd('block'),
  }),
);
/** Before its text a box that is filled once it is chosen, drawn here as fifty of them would weigh on the page. */
export const value = style(
  inDomain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.button.heightSmall,
    fontSize: vars.size.s,
    ...when({
      hover: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
      forced: { selectors: { '&[aria-current]::before': chosenInForced } },
    }),
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: '1.15em',
        blockSize: '1.15em',
        flex: 'none',
        border: `${vars.border.control} solid ${vars.color.outline}`,
        borderRadius: vars.radius.label,
        background: vars.color.field,
      },
      '&[aria-current]': { fontWeight: vars.weight.strong },
      '&[aria-current]::before': { boxShadow: `inset 0 0 0 0.2em ${vars.color.field}`, background: vars.color.onField },
    },
  }),
);
/** The dot of a colour, which forced colours leave as it is. */
globalStyle(`${value} > i`, {
  '@layer': {
    domain: {
      flex: 'none',
      inlineSize: vars.layout.dot,
      aspectRatio: '1',
      borderRadius: vars.radius.round,
      outline: `${vars.border.hairline} solid ${vars.color.outline}`,
      outlineOffset: `calc(-1 * ${vars.border.hairline})`,
      forcedColorAdjust: 'none',
    },
  },
});
export const count = style(
  inDomain({ marginInlineStart: 'auto', color: vars.color.muted, fontVariantNumeric: 'tabular-nums' }),
);
