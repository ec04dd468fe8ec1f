import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const picture = style(
  inUi({ inlineSize: '100%', blockSize: 'auto', background: vars.color.picture, borderRadius: vars.radius.picture }),
);
export const placeholder = style(inUi({ color: vars.color.muted, fill: 'none', stroke: 'currentColor' }));
