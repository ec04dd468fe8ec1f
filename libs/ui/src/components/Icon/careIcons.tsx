import { drawn } from './drawn.tsx';

/** Washing, by the care symbols of ISO 3758: a tub of water. */
export const WashIcon = /*#__PURE__*/ drawn(
  'M2.5 7l2.3 12h14.4l2.3-12M2.8 8.7c1.6-1.6 3-1.6 4.6 0s3 1.6 4.6 0 3-1.6 4.6 0 3 1.6 4.6 0',
);
/** Washing by hand. */
export const HandWashIcon = /*#__PURE__*/ drawn('M2.5 7l2.3 12h14.4l2.3-12M8 16.5v-5.5l6-4.5 1.5 1.5-3 2.7h3.5v5.8');
/** Bleaching: a triangle. */
export const BleachIcon = /*#__PURE__*/ drawn('M12 4l9 16H3z');
/** Not to be bleached. */
export const NoBleachIcon = /*#__PURE__*/ drawn('M12 4l9 16H3zM4 5l16 15M20 5L4 20');
/** Drying in a machine: a circle in a square. */
export const TumbleDryIcon = /*#__PURE__*/ drawn('M4 4h16v16H4zM12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z');
/** Not to be dried in a machine. */
export const NoTumbleDryIcon = /*#__PURE__*/ drawn(
  'M4 4h16v16H4zM12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM3 3l18 18M21 3L3 21',
);
/** Ironing. */
export const IronIcon = /*#__PURE__*/ drawn('M3 18.5c.5-5 3.5-8 8.5-8h7.5l1.8 8zM7.5 6.5h10l1.5 4');
/** The care symbol 'do not iron'. */
export const NoIronIcon = /*#__PURE__*/ drawn(
  'M3 18.5c.5-5 3.5-8 8.5-8h7.5l1.8 8zM7.5 6.5h10l1.5 4M4 4l16 16M20 4L4 20',
);
/** Professional cleaning: a circle. */
export const DryCleanIcon = /*#__PURE__*/ drawn('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z');
