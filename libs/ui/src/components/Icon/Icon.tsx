import { classNames } from '../../classNames.ts';
import { filled, icon, sizes } from './Icon.css.ts';

export type IconProps = {
  size?: keyof typeof sizes;
  /** `filled` for what is on: a chosen heart, a full star. */
  look?: 'line' | 'filled';
  className?: string;
};

/** One drawn sign of the set: 24 by 24, in the text's colour, mute to screen readers. */
function drawn(path: string) {
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

export const CartIcon = /*#__PURE__*/ drawn('M4.5 8.5h15l-1.2 11.2H5.7zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5');
export const SearchIcon = /*#__PURE__*/ drawn('M10.7 4a6.7 6.7 0 1 1 0 13.4 6.7 6.7 0 0 1 0-13.4zm4.8 11.5L20.5 20.5');
export const HeartIcon = /*#__PURE__*/ drawn(
  'M12 20.2C6.6 16.2 3.5 13 3.5 9.3A4.6 4.6 0 0 1 8.1 4.6c1.7 0 3.1.9 3.9 2.3.8-1.4 2.2-2.3 3.9-2.3a4.6 4.6 0 0 1 4.6 4.7c0 3.7-3.1 6.9-8.5 10.9z',
);
export const AccountIcon = /*#__PURE__*/ drawn(
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.6-3.7 3.6-5.7 7.5-5.7s6.9 2 7.5 5.7',
);
export const MenuIcon = /*#__PURE__*/ drawn('M3.5 7h17M3.5 12.5h17M3.5 18h11');
export const CloseIcon = /*#__PURE__*/ drawn('M5.5 5.5l13 13M18.5 5.5l-13 13');
export const ChevronDownIcon = /*#__PURE__*/ drawn('M5.5 9l6.5 6.5L18.5 9');
export const ChevronRightIcon = /*#__PURE__*/ drawn('M9 5.5l6.5 6.5L9 18.5');
export const ChevronLeftIcon = /*#__PURE__*/ drawn('M15 5.5L8.5 12l6.5 6.5');
export const ArrowRightIcon = /*#__PURE__*/ drawn('M4 12h16M13.5 5.5L20 12l-6.5 6.5');
export const CheckIcon = /*#__PURE__*/ drawn('M4.5 12.5l5 5 10-11');
export const MinusIcon = /*#__PURE__*/ drawn('M5 12h14');
export const PlusIcon = /*#__PURE__*/ drawn('M5 12h14M12 5v14');
export const FilterIcon = /*#__PURE__*/ drawn(
  'M3.5 7.5h9M17.5 7.5h3M3.5 16.5h3M11.5 16.5h9M15 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
);
export const TruckIcon = /*#__PURE__*/ drawn(
  'M2.5 6.5h11.5v10H9.5M5 16.5H2.5v-10M14 9.5h4l3.5 3.7v3.3h-2M15 16.5h-1M7.2 14.8a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zm10 0a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z',
);
export const TrashIcon = /*#__PURE__*/ drawn(
  'M4.5 6.5h15M9 6.5v-2h6v2M6.5 6.5l.8 13.5h9.4l.8-13.5M10.3 10.5l.2 6M13.7 10.5l-.2 6',
);
export const StarIcon = /*#__PURE__*/ drawn(
  'M12 3.8l2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8 1.1-5.7-4.3-4 5.8-.7z',
);
export const HalfStarIcon = /*#__PURE__*/ drawn('M12 3.8l-2.5 5.3-5.8.7 4.3 4-1.1 5.7 5.1-2.8z');
export const HomeIcon = /*#__PURE__*/ drawn('M3.5 11.5L12 4l8.5 7.5M6 9.5V20h4.5v-5.5h3V20H18V9.5');
export const InfoIcon = /*#__PURE__*/ drawn('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.6v.2');
export const WarningIcon = /*#__PURE__*/ drawn('M12 4l9 16H3zM12 10v4.5M12 17.2v.2');
export const ReturnIcon = /*#__PURE__*/ drawn('M8.5 5L4 9.5 8.5 14M4 9.5h10a5 5 0 0 1 0 10H9');
export const ClockIcon = /*#__PURE__*/ drawn('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2.5');
export const SunIcon = /*#__PURE__*/ drawn(
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
);
export const MoonIcon = /*#__PURE__*/ drawn('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z');
