import { style } from '@vanilla-extract/css';
import { inUi, onHover, when } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const list = style(inUi({ display: 'flex', alignItems: 'center', justifyContent: 'center' }));
/** In a narrow place they move together. */
export const slot = style(inUi({ flex: '0 1 auto', inlineSize: vars.touch.min, minInlineSize: 0 }));
export const place = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: vars.touch.min,
    borderRadius: vars.radius.control,
    border: `${vars.border.control} solid transparent`,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.medium,
  }),
);
export const step = style(inUi(onHover({ ':hover': { borderColor: vars.color.outline } })));
export const here = style(
  inUi({
    background: vars.color.onSurface,
    color: vars.color.surface,
    ...when({ forced: { borderColor: 'Highlight' } }),
  }),
);
