import { drawn } from './drawn.tsx';

export const StarIcon = /*#__PURE__*/ drawn(
  'M12 3.8l2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8 1.1-5.7-4.3-4 5.8-.7z',
);
export const HalfStarIcon = /*#__PURE__*/ drawn('M12 3.8l-2.5 5.3-5.8.7 4.3 4-1.1 5.7 5.1-2.8z');
