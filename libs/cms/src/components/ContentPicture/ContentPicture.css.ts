import { inDomain } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** A few pixels drawn large: what is in the picture shows before it is sharp. */
export const placeholder = style(inDomain({ backgroundSize: 'cover' }));
