import { style } from '@vanilla-extract/css';
import { inDomain, onMobile, outOfSight, vars } from '@etalage/ui/theme';

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
/** Read out everywhere, seen where there is room beside logo and number. */
export const whereTo = style(inDomain(onMobile(outOfSight)));
export const logo = style(inDomain({ display: 'block', inlineSize: vars.layout.logo, maxInlineSize: '35vw' }));
export const phone = style(inDomain({ textAlign: 'end', whiteSpace: 'nowrap' }));
