import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const list = style(
  inUi({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, fontSize: vars.size.s, color: vars.color.muted }),
);
export const crumb = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    selectors: { '& + &::before': { content: '/', color: vars.color.muted } },
  }),
);
