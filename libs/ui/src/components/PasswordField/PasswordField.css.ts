import { style } from '@vanilla-extract/css';
import { inUi, when } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const box = style(inUi({ position: 'relative', display: 'grid', alignItems: 'center' }));
export const input = style(
  inUi({
    paddingInlineEnd: vars.touch.min,
    // The button does what this one of Edge does, for everyone.
    selectors: { '&::-ms-reveal': { display: 'none' } },
  }),
);
/** Over the end of the field, whichever style sheet comes last: that of the button or this one. */
export const reveal = style(
  inUi({
    selectors: { [`${box} > &`]: { position: 'absolute', insetInlineEnd: 0, color: vars.color.onField } },
  }),
);
/** Four bars, then the words. */
export const meter = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    alignItems: 'center',
    gap: vars.space.xs,
    fontSize: vars.size.s,
    color: vars.color.muted,
  }),
);
const upTo = (strength: number, color: string) =>
  Object.fromEntries(
    Array.from({ length: strength }, (_, index) => [
      `[data-strength="${strength}"] > &:nth-child(${index + 1})`,
      { background: color, borderColor: color },
    ]),
  );
export const bar = style(
  inUi({
    blockSize: vars.space.xs,
    border: `${vars.border.hairline} solid ${vars.color.outline}`,
    borderRadius: vars.radius.label,
    transition: `background-color ${vars.motion.normal} ${vars.motion.easing}`,
    selectors: {
      ...upTo(1, vars.color.danger),
      ...upTo(2, vars.color.warning),
      ...upTo(3, vars.color.success),
      ...upTo(4, vars.color.success),
    },
    ...when({ forced: { forcedColorAdjust: 'none' } }),
  }),
);
export const said = style(inUi({ gridColumn: '1 / -1', minBlockSize: '1lh' }));
