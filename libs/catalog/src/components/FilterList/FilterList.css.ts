import { fromDesktop, inDomain, onHover, onMobile, vars } from '@etalage/ui/theme';
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
        borderBlockStart: `${vars.border.strong} solid ${vars.color.outline}`,
      },
    },
    ...fromDesktop({
      selectors: {
        '&[open]': { position: 'static', maxBlockSize: 'none', paddingInline: 0, border: 0 },
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
export const toggle = style(
  inDomain({
    inlineSize: '100%',
    ...onMobile({ inlineSize: halfRow }),
    '@supports': { 'selector(::details-content)': { ...fromDesktop({ display: 'none' }) } },
  }),
);
export const facet = style(
  inDomain({ borderBlockEnd: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}` }),
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
  inDomain({ display: 'grid', paddingBlockEnd: vars.space.s, maxBlockSize: '22rem', overflowY: 'auto' }),
);
/** Before its text a box that is filled once it is chosen, drawn here as fifty of them would weigh on the page. */
export const value = style(
  inDomain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.button.heightSmall,
    fontSize: vars.size.s,
    ...onHover({ ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } }),
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
