import { style } from '@vanilla-extract/css';
import { fromDesktop, inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const gallery = style(
  inUi({
    display: 'grid',
    gap: vars.space.xl,
    alignItems: 'start',
    ...fromDesktop({ gridTemplateColumns: '1fr 1fr 1fr' }),
  }),
);
export const buy = style(inUi({ display: 'grid', gap: vars.space.m }));
export const form = style(
  inUi({
    display: 'grid',
    gap: vars.space.m,
    padding: vars.space.l,
    background: vars.color.raised,
    color: vars.color.onRaised,
    border: `${vars.border.card} solid ${vars.color.cardLine}`,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.card,
  }),
);
export const lead = style(inUi({ color: vars.color.muted }));
