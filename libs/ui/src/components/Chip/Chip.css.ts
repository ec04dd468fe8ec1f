import { style } from '@vanilla-extract/css';
import { chosenInForced, inUi, when } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const chips = style(inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s }));
/** The look of a chip, for a button or a link. */
export const chip = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.button.heightSmall,
    paddingInline: vars.space.m,
    border: `${vars.border.control} solid ${vars.color.outline}`,
    borderRadius: vars.radius.control,
    background: vars.color.raised,
    color: vars.color.onRaised,
    fontSize: vars.size.s,
    lineHeight: vars.leading.snug,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&[aria-pressed="true"], &[aria-current="true"]': {
        background: vars.color.onSurface,
        color: vars.color.surface,
        borderColor: vars.color.onSurface,
      },
    },
    ...when({
      hover: { ':hover': { background: vars.color.sunken, color: vars.color.onSunken } },
      forced: {
        selectors: { '&[aria-pressed="true"], &[aria-current="true"]': chosenInForced },
      },
    }),
  }),
);
