import { fromDesktop, inDomain, onHover, vars, when } from '@etalage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { text } from './TextBlock/TextBlock.css.ts';

export const page = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xl,
    inlineSize: '100%',
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingBlock: vars.space.xl,
    paddingInline: vars.space.gutter,
  }),
);
export const head = style(inDomain({ display: 'grid', gap: vars.space.m, justifyItems: 'start' }));
export const title = style(inDomain({ fontSize: vars.size.display, textWrap: 'balance' }));
export const intro = style(inDomain({ maxInlineSize: vars.layout.text, color: vars.color.muted }));
/** The newest article first and large, then two or three beside each other. */
export const list = style(
  inDomain({
    display: 'grid',
    gap: vars.space.xl,
    columnGap: vars.space.l,
    listStyle: 'none',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...when({
      tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    }),
  }),
);
export const lead = style(inDomain({ ...when({ tablet: { gridColumn: '1 / -1' } }) }));
export const card = style(
  inDomain({ display: 'grid', gap: vars.space.s, alignContent: 'start', position: 'relative' }),
);
export const leadCard = style([
  card,
  inDomain({
    ...fromDesktop({ gridTemplateColumns: '3fr 2fr', columnGap: vars.space.xl, alignItems: 'center' }),
  }),
]);
export const picture = style(
  inDomain({
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: vars.ratio.tile,
    objectFit: 'cover',
    borderRadius: vars.radius.picture,
    background: vars.color.picture,
    selectors: { [`${leadCard} > &`]: { aspectRatio: vars.ratio.banner } },
  }),
);
export const words = style(inDomain({ display: 'grid', gap: vars.space.s, alignContent: 'start' }));
export const cardTitle = style(inDomain({ fontSize: vars.size.l }));
export const leadTitle = style(inDomain({ fontSize: vars.size.xxl, textWrap: 'balance' }));
/** The whole card is the link. */
export const cardLink = style(
  inDomain({
    '::after': { content: '', position: 'absolute', inset: 0 },
    ...onHover({ ':hover': { textDecoration: 'underline', textUnderlineOffset: vars.space.xxs } }),
  }),
);
export const facts = style(
  inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, color: vars.color.muted, fontSize: vars.size.s }),
);
export const teaser = style(inDomain({ color: vars.color.muted }));
export const foot = style(inDomain({ display: 'grid', justifyItems: 'center', gap: vars.space.m }));
/** One column of text with its gutters. */
const reading = `calc(${vars.layout.text} + 2 * ${vars.space.gutter})`;
/** An article's opening begins where its text does; its picture is wider. */
export const opening = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    inlineSize: '100%',
    maxInlineSize: reading,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
  }),
);
export const wide = style(
  inDomain({
    inlineSize: '100%',
    blockSize: 'auto',
    maxInlineSize: `calc(2 * ${vars.layout.form})`,
    marginInline: 'auto',
    aspectRatio: vars.ratio.banner,
    objectFit: 'cover',
    background: vars.color.picture,
    ...fromDesktop({ borderRadius: vars.radius.picture }),
  }),
);
export const article = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    paddingBlock: vars.space.xl,
  }),
);
globalStyle(`${article} ${text}`, {
  '@layer': { domain: { maxInlineSize: reading, gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const related = style([
  page,
  inDomain({ borderBlockStart: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}` }),
]);
