import type { ReactNode } from 'react';
import * as css from './icons.css.ts';

const icon = (paths: ReactNode) => (
  <svg className={css.icon} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
    {paths}
  </svg>
);

/** Three lines: the menu. */
export const menuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
/** A bag. */
export const bagIcon = icon(<path d="M5 8h14l-1 12H6L5 8Zm4 0V6a3 3 0 0 1 6 0v2" />);
/** A house. */
export const homeIcon = icon(<path d="m4 11 8-7 8 7v9h-5v-6H9v6H4v-9Z" />);
/** A cross. */
export const closeIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
/** An arrow to the right. */
export const forwardIcon = icon(<path d="m9 6 6 6-6 6" />);
/** An arrow to the left. */
export const backIcon = icon(<path d="m15 6-6 6 6 6" />);
