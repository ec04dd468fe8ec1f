import { inDomain, vars } from '@etalage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const text = style(inDomain({ display: 'grid', gap: vars.space.s, maxInlineSize: vars.layout.text }));
globalStyle(`${text} ul, ${text} ol`, { '@layer': { domain: { paddingInlineStart: vars.space.l } } });
