import { style } from '@vanilla-extract/css';
import { inDomain, onMobile, vars } from '@etalage/ui/theme';

export const badge = style(
  inDomain({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.level.toast,
    background: vars.color.warning,
    color: vars.color.onWarning,
    padding: vars.space.s,
    textAlign: 'center',
    ...onMobile({ insetBlockEnd: vars.layout.tabBar }),
  }),
);
