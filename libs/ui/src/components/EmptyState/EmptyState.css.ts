import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const empty = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space.m,
    paddingBlock: vars.space.xxl,
    paddingInline: vars.space.l,
    background: vars.color.sunken,
    color: vars.color.onSunken,
    borderRadius: vars.radius.panel,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);
export const title = style(inUi({ fontSize: vars.size.xl }));
export const text = style(inUi({ color: vars.color.muted, maxInlineSize: vars.layout.text }));
