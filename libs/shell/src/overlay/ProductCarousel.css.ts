import { inDomain } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the highest of the row. */
export const cell = style(inDomain({ display: 'grid', blockSize: '100%' }));
/** Over the link of its card, which covers the whole card. */
export const order = style(inDomain({ position: 'relative', zIndex: 1, flexBasis: '100%' }));
