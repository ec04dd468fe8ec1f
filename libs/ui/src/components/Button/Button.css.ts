import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inUi, onHover, when } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

export const base = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    border: `${vars.border.control} solid transparent`,
    borderRadius: vars.radius.control,
    fontWeight: vars.button.weight,
    fontSize: vars.button.size,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    textTransform: vars.button.transform,
    letterSpacing: vars.button.tracking,
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, color, border-color, box-shadow, transform',
    transitionDuration: vars.motion.normal,
    transitionTimingFunction: vars.motion.easing,
    selectors: {
      '&:active:not(:disabled)': { transform: vars.button.press, boxShadow: 'none' },
      '&:disabled, &[aria-disabled="true"]': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    },
  }),
);

export const look = styleVariants({
  action: inUi({
    background: vars.color.action,
    color: vars.color.onAction,
    borderColor: vars.color.actionLine,
    boxShadow: vars.button.shadow,
    ...onHover({ selectors: { '&:hover:not(:disabled)': { background: vars.color.actionHover } } }),
  }),
  quiet: inUi({
    background: 'transparent',
    color: 'inherit',
    borderColor: vars.color.outline,
    ...onHover({
      selectors: {
        '&:hover:not(:disabled)': {
          borderColor: 'currentColor',
          background: vars.color.sunken,
          color: vars.color.onSunken,
        },
      },
    }),
  }),
  text: inUi({
    background: 'transparent',
    color: vars.color.link,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    ...onHover({ selectors: { '&:hover:not(:disabled)': { color: vars.color.linkHover } } }),
  }),
  danger: inUi({ background: 'transparent', color: vars.color.danger, borderColor: vars.color.danger }),
});

export const size = styleVariants({
  m: inUi({ minBlockSize: vars.button.height, paddingInline: vars.button.padding, paddingBlock: vars.space.xs }),
  s: inUi({
    minBlockSize: vars.button.heightSmall,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xxs,
    fontSize: vars.size.s,
  }),
});

export const full = style(inUi({ inlineSize: '100%', overflowWrap: 'anywhere' }));

export const spinner = style(
  inUi({
    inlineSize: vars.icon.s,
    blockSize: vars.icon.s,
    borderRadius: vars.radius.round,
    border: `${vars.border.strong} solid currentColor`,
    borderInlineEndColor: 'transparent',
    animation: `${spin} calc(${vars.motion.slow} * 3) linear infinite`,
    ...when({ calm: { animation: 'none' } }),
  }),
);

/** A link in running text. */
export const link = style(
  inUi({
    color: vars.color.link,
    textDecoration: 'underline',
    textDecorationThickness: vars.border.hairline,
    textUnderlineOffset: '0.22em',
    transition: `color ${vars.motion.normal} ${vars.motion.easing}`,
    ...onHover({ ':hover': { color: vars.color.linkHover } }),
  }),
);
