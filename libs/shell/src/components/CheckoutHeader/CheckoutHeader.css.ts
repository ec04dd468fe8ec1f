import { style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

export const header = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.layout.mobileHeader,
    paddingInline: vars.space.gutter,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
    fontSize: vars.size.s,
  }),
);
export const link = style(inDomain({ textDecoration: 'underline', textUnderlineOffset: vars.space.xxs }));
export const logo = style(inDomain({ display: 'block', inlineSize: vars.layout.logo, maxInlineSize: '35vw' }));
export const phone = style(inDomain({ textAlign: 'end' }));
