import { inDomain, vars } from '@etalage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const text = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    inlineSize: '100%',
    maxInlineSize: `calc(${vars.layout.text} + ${vars.space.gutter} + ${vars.space.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    lineHeight: vars.leading.body,
  }),
);
globalStyle(`${text} a`, { '@layer': { domain: { color: vars.color.link, textDecoration: 'underline' } } });
globalStyle(`${text} :is(ul, ol)`, { '@layer': { domain: { paddingInlineStart: vars.space.l } } });
globalStyle(`${text} > :is(h2, h3):not(:first-child)`, { '@layer': { domain: { marginBlockStart: vars.space.l } } });
