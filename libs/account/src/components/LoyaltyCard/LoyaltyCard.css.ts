import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`;

/** As wide as a card that one shows at a till. */
export const card = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    padding: vars.space.m,
    maxInlineSize: vars.layout.form,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.card,
    ...fromDesktop({ gap: vars.space.l, padding: vars.space.l }),
  }),
);
export const balance = style(
  inDomain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.s,
  }),
);
export const points = style(
  inDomain({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.xxl,
    lineHeight: vars.leading.heading,
  }),
);
export const code = style(inDomain({ display: 'grid', gap: vars.space.s, justifyItems: 'center' }));
export const barcode = style(
  inDomain({ display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.control }),
);
export const number = style(inDomain({ fontFamily: vars.font.numeral, letterSpacing: '0.06em' }));
export const howTo = style(inDomain({ color: vars.color.muted, maxInlineSize: vars.layout.text }));
export const history = style(inDomain({ display: 'grid', gap: vars.space.m }));
export const historyTitle = style(inDomain({ fontSize: vars.size.l }));
export const bookings = style(inDomain({ display: 'grid', listStyle: 'none', borderBlockStart: line }));
/** What was booked and how much; below when and with which order. */
export const booking = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"what points" "when order"',
    gap: `${vars.space.xs} ${vars.space.m}`,
    alignItems: 'center',
    paddingBlock: vars.space.m,
    borderBlockEnd: line,
    ...fromDesktop({
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr) minmax(0, 2fr) minmax(0, 1.5fr)',
      gridTemplateAreas: '"when what order points"',
      columnGap: vars.space.l,
    }),
  }),
);
export const what = style(inDomain({ gridArea: 'what' }));
export const when = style(inDomain({ gridArea: 'when', color: vars.color.muted }));
export const order = style(
  inDomain({ gridArea: 'order', display: 'flex', alignItems: 'center', minBlockSize: vars.touch.min }),
);
export const booked = style(
  inDomain({
    gridArea: 'points',
    fontFamily: vars.font.numeral,
    fontWeight: vars.weight.strong,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
);
