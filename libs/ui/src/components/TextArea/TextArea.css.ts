import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const area = style(
  inUi({
    fieldSizing: 'content',
    minBlockSize: `calc(4lh + 2 * ${vars.space.s})`,
    paddingBlock: vars.space.s,
    lineHeight: vars.leading.body,
    resize: 'vertical',
  }),
);
