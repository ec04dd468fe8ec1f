import { inDomain, onMobile, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(inDomain({ display: 'flex', alignItems: 'center', gap: vars.space.s }));
/** On phones the chosen order says what it is. */
export const word = style(inDomain(onMobile({ position: 'absolute', clipPath: 'inset(50%)' })));
export const label = style(
  inDomain({
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    gap: vars.space.s,
    fontSize: vars.size.s,
    ...when({ mobile: { display: 'grid' }, desktop: { whiteSpace: 'nowrap' } }),
  }),
);
