import { style } from '@vanilla-extract/css';
import { inUi, onMobile } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

/** On phones one line, which scrolls and makes nothing around it wider. */
export const list = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    fontSize: vars.size.s,
    color: vars.color.muted,
    ...onMobile({
      flexWrap: 'nowrap',
      whiteSpace: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      contain: 'inline-size',
    }),
  }),
);
export const crumb = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    selectors: { '& + &::before': { content: '/', color: vars.color.muted } },
  }),
);
