import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inUi, when } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

const breathe = keyframes({ '50%': { opacity: vars.opacity.disabled } });
const base = style(
  inUi({
    display: 'block',
    background: vars.color.skeleton,
    animation: `${breathe} calc(${vars.motion.slow} * 5) ease-in-out infinite`,
    ...when({ calm: { animation: 'none' } }),
  }),
);

export const skeleton = styleVariants({
  text: [base, inUi({ blockSize: '1em', inlineSize: '100%', borderRadius: vars.radius.label })],
  card: [base, inUi({ aspectRatio: vars.ratio.card, borderRadius: vars.radius.picture })],
  control: [base, inUi({ blockSize: vars.button.height, borderRadius: vars.radius.control })],
});
