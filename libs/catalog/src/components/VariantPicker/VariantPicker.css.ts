import { chosenInForced, inDomain, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const option = style(inDomain({ display: 'grid', gap: vars.space.xs }));
export const label = style(inDomain({ display: 'flex', gap: vars.space.s, alignItems: 'baseline' }));
export const chosen = style(inDomain({ color: vars.color.muted }));
export const guide = style(inDomain({ marginInlineStart: 'auto', fontSize: vars.size.s }));
export const problem = style(inDomain({ color: vars.color.danger }));
export const values = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
export const size = style(
  inDomain({
    display: 'inline-grid',
    placeItems: 'center',
    // Wide enough for `80C` in any font: the rows stay as they are when the web font comes.
    minInlineSize: `calc(${vars.touch.min} + ${vars.space.xs})`,
    minBlockSize: vars.touch.min,
    paddingInline: vars.space.xs,
    border: `${vars.border.control} solid ${vars.color.outline}`,
    borderRadius: vars.radius.control,
    transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, background-color ${vars.motion.fast} ${vars.motion.easing}`,
    ...when({
      hover: { ':hover': { background: vars.color.sunken, color: vars.color.onSunken } },
      forced: { selectors: { '&[aria-current]': chosenInForced } },
    }),
    selectors: {
      '&[aria-current]': {
        background: vars.color.onSurface,
        color: vars.color.surface,
        borderColor: vars.color.onSurface,
      },
      '&[data-state="unavailable"]': { borderStyle: 'dashed', color: vars.color.muted },
      '&[data-state="sold-out"]': { textDecoration: 'line-through' },
      '&[aria-current][data-state]': { color: vars.color.surface },
    },
  }),
);
export const colour = style(
  inDomain({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.touch.min,
    minBlockSize: vars.touch.min,
    borderRadius: vars.radius.round,
    selectors: { '&[data-state="unavailable"]': { opacity: vars.opacity.disabled } },
  }),
);
