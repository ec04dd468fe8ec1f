import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const details = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    width: '100%',
    padding: vars.space.m,
    background: vars.color.sunken,
    color: vars.color.onSunken,
    borderRadius: vars.radius.panel,
  }),
);
export const rows = style(inDomain({ display: 'grid', gap: vars.space.s }));
/** Label and value above each other on phones, beside each other on a desktop. */
export const row = style(
  inDomain({ display: 'grid', ...fromDesktop({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' }) }),
);
export const label = style(inDomain({ fontSize: vars.size.s }));
export const value = style(
  inDomain({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }),
);
