import { inDomain, vars } from '@etalage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const text = style(
  inDomain({ fontSize: vars.size.s, fontWeight: vars.weight.medium, lineHeight: vars.leading.snug }),
);
export const tones = styleVariants(
  { ok: vars.color.success, few: vars.color.saleText, out: vars.color.danger, busy: vars.color.muted },
  (color) => inDomain({ color }),
);
