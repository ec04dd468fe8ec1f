import { style } from '@vanilla-extract/css';
import { inDomain, onMobile, vars } from '@etalage/ui/theme';

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
export const whereTo = style(
  inDomain(
    onMobile({ position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }),
  ),
);
export const logo = style(inDomain({ display: 'block', inlineSize: vars.layout.logo, maxInlineSize: '35vw' }));
export const phone = style(inDomain({ textAlign: 'end', whiteSpace: 'nowrap' }));
