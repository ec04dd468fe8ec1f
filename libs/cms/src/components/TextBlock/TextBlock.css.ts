import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Begins where the page's title does. */
export const text = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    inlineSize: '100%',
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    lineHeight: vars.leading.body,
  }),
);
/** Under a title of its own it is a part of a page: on a desktop the title stands beside the text. */
export const part = style([
  text,
  inDomain({ ...fromDesktop({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: vars.space.xl }) }),
]);
export const words = style(inDomain({ display: 'grid', gap: vars.space.m, maxInlineSize: vars.layout.text }));
globalStyle(`${text} a`, { '@layer': { domain: { color: vars.color.link, textDecoration: 'underline' } } });
globalStyle(`${text} :is(ul, ol)`, { '@layer': { domain: { paddingInlineStart: vars.space.l } } });
globalStyle(`${text} :is(p, ul, ol) + :is(h2, h3)`, { '@layer': { domain: { marginBlockStart: vars.space.l } } });
