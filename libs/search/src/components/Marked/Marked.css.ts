import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** A tint of the text's own colour, so that it is readable on any ground. */
export const match = style(
  inDomain({
    background: 'color-mix(in oklab, currentColor 14%, transparent)',
    color: 'inherit',
    borderRadius: vars.radius.label,
  }),
);
