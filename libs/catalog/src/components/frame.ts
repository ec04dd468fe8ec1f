import type { ReactNode } from 'react';

/** Draws what stands around a part of a page in which nothing answers but links, and the part itself when it is needed. */
export type Frame = (part: 'header' | 'facets' | 'products', draw: () => ReactNode) => ReactNode;

/** Nothing around any part. */
export const unframed: Frame = (_part, draw) => draw();
