import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';

export const visuallyHidden = style(
  inUi({
    position: 'absolute',
    inlineSize: '1em',
    blockSize: '1em',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    userSelect: 'none',
  }),
);
