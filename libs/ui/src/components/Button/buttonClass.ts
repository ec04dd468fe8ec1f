import { classNames } from '../../classNames.ts';
import { base, full, look as looks, size as sizes } from './Button.css.ts';

export type ButtonVariants = {
  look?: keyof typeof looks | undefined;
  size?: keyof typeof sizes | undefined;
  width?: 'content' | 'full' | undefined;
};

/** The look of what one presses: for `Button`, and as a class for a link that looks like one. */
export const button = ({ look = 'action', size = 'm', width }: ButtonVariants = {}) =>
  classNames(base, looks[look], sizes[size], width === 'full' && full);
