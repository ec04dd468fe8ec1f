import { inDomain, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Set apart as a slip of paper would be, and on paper with nothing round it. */
export const receipt = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    padding: vars.space.l,
    background: vars.color.sunken,
    color: vars.color.onSunken,
    borderRadius: vars.radius.panel,
    ...when({ print: { padding: 0, background: 'none' } }),
  }),
);
export const title = style(inDomain({ fontSize: vars.size.l }));
export const total = style(
  inDomain({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.m,
    fontWeight: vars.weight.strong,
  }),
);
export const address = style(inDomain({ fontStyle: 'normal', overflowWrap: 'anywhere' }));
