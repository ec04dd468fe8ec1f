import { style } from '@vanilla-extract/css';
import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';

export const bar = style(
  inDomain({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.level.sticky,
    display: 'flex',
    justifyContent: 'space-around',
    alignItems: 'center',
    blockSize: vars.layout.tabBar,
    background: vars.color.raised,
    color: vars.color.onRaised,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    ...fromDesktop({ display: 'none' }),
  }),
);
