import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const rating = style(
  inUi({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    fontSize: vars.size.s,
  }),
);
export const stars = style(inUi({ display: 'inline-flex', color: vars.color.star }));
export const star = style(inUi({ display: 'inline-grid' }));
export const part = style(inUi({ gridArea: '1 / 1' }));
