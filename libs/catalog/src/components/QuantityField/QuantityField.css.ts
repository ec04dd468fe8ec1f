import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the button beside it. */
export const field = style(
  inDomain({
    display: 'grid',
    gap: vars.space.xxs,
    justifyItems: 'start',
    gridTemplateRows: `minmax(${vars.button.height}, auto)`,
  }),
);
export const limit = style(inDomain({ color: vars.color.danger, fontSize: vars.size.s }));
