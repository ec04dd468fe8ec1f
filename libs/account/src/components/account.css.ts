import { fromDesktop, inDomain, onHover, vars } from '@etalage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const line = `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`;

/** Navigation beside its section on a wide screen, above it on a narrow one. */
export const frame = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space.l,
    inlineSize: '100%',
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingBlock: vars.space.l,
    paddingInline: vars.space.gutter,
    ...fromDesktop({
      gridTemplateColumns: `${vars.layout.sidebar} minmax(0, 1fr)`,
      columnGap: vars.space.xxl,
      paddingBlock: vars.space.xxl,
    }),
  }),
);
export const greeting = style(
  inDomain({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.xl,
    lineHeight: vars.leading.heading,
    marginBlockEnd: vars.space.m,
  }),
);
/** On phones a row that scrolls sideways, with a part of the next word in sight. */
export const sections = style(
  inDomain({
    display: 'flex',
    gap: vars.space.xs,
    overflowX: 'auto',
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    paddingInline: vars.space.gutter,
    paddingBlockEnd: vars.space.xs,
    scrollbarWidth: 'none',
    listStyle: 'none',
    ...fromDesktop({ display: 'grid', marginInline: 0, paddingInline: 0, gap: 0 }),
  }),
);
export const section = style(
  inDomain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.touch.min,
    paddingInline: vars.space.m,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    whiteSpace: 'nowrap',
    inlineSize: '100%',
    textAlign: 'start',
    ...onHover({ ':hover': { textDecoration: 'underline', textUnderlineOffset: vars.space.xs } }),
    selectors: {
      '&[aria-current="page"]': {
        background: vars.color.sunken,
        color: vars.color.onSunken,
        borderColor: vars.color.outline,
        fontWeight: vars.weight.strong,
      },
    },
  }),
);
export const plainOnDesktop = style(
  inDomain({ ...fromDesktop({ borderColor: 'transparent', paddingInline: vars.space.s }) }),
);
export const content = style(
  inDomain({ display: 'grid', gap: vars.space.l, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }),
);
/** What belongs together within a section. */
export const block = style(inDomain({ display: 'grid', gap: vars.space.m, justifyItems: 'stretch' }));
export const title = style(inDomain({ fontSize: vars.size.xl }));
export const muted = style(inDomain({ color: vars.color.muted }));
export const rows = style(inDomain({ display: 'grid', listStyle: 'none', borderBlockStart: line }));
/** One order: what it is, where it stands, what it cost. */
export const row = style(
  inDomain({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"number amount" "date state" "act act"',
    gap: `${vars.space.xs} ${vars.space.m}`,
    alignItems: 'center',
    paddingBlock: vars.space.m,
    borderBlockEnd: line,
    ...fromDesktop({
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"number date state amount act arrow"',
      columnGap: vars.space.l,
    }),
  }),
);
export const place = styleVariants({
  date: [muted, inDomain({ gridArea: 'date' })],
  state: inDomain({ gridArea: 'state' }),
  amount: inDomain({ gridArea: 'amount' }),
  /** Above the link that the whole row is. */
  act: inDomain({ gridArea: 'act', position: 'relative', zIndex: 1, justifySelf: 'start' }),
});
/** The whole row is the link. */
export const rowLink = style(
  inDomain({
    gridArea: 'number',
    fontWeight: vars.weight.strong,
    '::after': { content: '', position: 'absolute', inset: 0 },
  }),
);
export const amount = style(
  inDomain({ fontFamily: vars.font.numeral, fontWeight: vars.weight.strong, textAlign: 'end', whiteSpace: 'nowrap' }),
);
export const arrow = style(inDomain({ display: 'none', ...fromDesktop({ display: 'block' }) }));
export const cards = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    listStyle: 'none',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...fromDesktop({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
  }),
);
export const card = style(
  inDomain({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space.s,
    padding: vars.space.l,
    background: vars.color.raised,
    color: vars.color.onRaised,
    border: `${vars.border.card} solid ${vars.color.cardLine}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.card,
  }),
);
/** A card whose content takes its whole width. */
export const sheet = style([card, inDomain({ justifyItems: 'stretch', gap: vars.space.m })]);
export const cardTitle = style(inDomain({ fontSize: vars.size.l }));
export const address = style(inDomain({ fontStyle: 'normal' }));
export const labels = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
export const acts = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m, alignItems: 'center' }));
export const lastAct = style(inDomain({ marginInlineStart: 'auto' }));
export const form = style(
  inDomain({ display: 'grid', gap: vars.space.m, maxInlineSize: vars.layout.form, justifyItems: 'stretch' }),
);
export const pair = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...fromDesktop({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }),
  }),
);
export const amounts = style(
  inDomain({ display: 'grid', gap: vars.space.xs, gridTemplateColumns: 'minmax(0, 1fr) auto', inlineSize: '100%' }),
);
/** A choice that was made of a product, under its name. */
export const option = style([muted, inDomain({ display: 'block', fontSize: vars.size.s })]);
/** Sentences under each other. */
export const notes = style(inDomain({ display: 'grid', gap: vars.space.xs, paddingInlineStart: vars.space.m }));
export const grandTotal = style(
  inDomain({ paddingBlockStart: vars.space.s, borderBlockStart: line, fontWeight: vars.weight.strong }),
);
export const reasons = style(
  inDomain({ display: 'grid', gap: vars.space.xs, listStyle: 'none', color: vars.color.muted, fontSize: vars.size.s }),
);
export const reason = style(inDomain({ display: 'flex', gap: vars.space.s, alignItems: 'center' }));
export const failure = style(
  inDomain({
    color: vars.color.danger,
    fontWeight: vars.weight.medium,
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  }),
);
