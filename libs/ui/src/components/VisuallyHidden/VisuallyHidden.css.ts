import { style } from '@vanilla-extract/css';
import { inUi, outOfSight } from '../../theme/rules.ts';

export const visuallyHidden = style(inUi(outOfSight));
