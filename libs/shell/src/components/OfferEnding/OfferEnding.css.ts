import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the clock from the start, so that nothing moves when it runs. */
export const ending = style(
  inDomain({
    display: 'grid',
    gap: vars.space.xs,
    alignContent: 'end',
    minBlockSize: `calc(${vars.size.xl} * 1.2 + ${vars.size.xs} * 3 + ${vars.space.m})`,
  }),
);
