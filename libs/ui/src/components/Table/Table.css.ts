import { style, styleVariants } from '@vanilla-extract/css';
import { fadesAtItsEnd, inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

// What is out of sight in it is so within it: else it would widen the page.
export const scroller = style(
  inUi({
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    maxInlineSize: '100%',
    ...fadesAtItsEnd('inline'),
  }),
);
export const table = style(inUi({ inlineSize: '100%', fontSize: vars.size.s, lineHeight: vars.leading.snug }));
export const caption = style(
  inUi({
    paddingBlockEnd: vars.space.s,
    fontFamily: vars.font.heading,
    fontSize: vars.size.l,
    fontWeight: vars.weight.heading,
    letterSpacing: vars.tracking.heading,
    textAlign: 'start',
  }),
);
const base = style(
  inUi({
    paddingBlock: vars.space.s,
    paddingInlineEnd: vars.space.m,
    borderBlockEnd: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
    selectors: {
      '&:last-child': { paddingInlineEnd: 0 },
      'thead &': { fontWeight: vars.weight.strong, borderBlockEndColor: vars.color.outline },
    },
  }),
);
export const cell = styleVariants({
  text: [base, inUi({ minInlineSize: vars.layout.thumbnail })],
  figure: [base, inUi({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })],
});
export const rowHead = style([base, inUi({ fontWeight: vars.weight.medium })]);
