import { classNames } from '../../classNames.ts';
import { filled, icon, sizes } from './Icon.css.ts';

export type IconProps = {
  size?: keyof typeof sizes;
  /** `filled` for what is on: a chosen heart, a full star. */
  look?: 'line' | 'filled';
  className?: string;
};

/** One drawn sign of the set: 24 by 24, in the text's colour, mute to screen readers. */
export function drawn(path: string) {
  return function Icon({ size = 'm', look = 'line', className }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        aria-hidden="true"
        className={classNames(icon, sizes[size], look === 'filled' && filled, className)}
      >
        <path d={path} />
      </svg>
    );
  };
}
