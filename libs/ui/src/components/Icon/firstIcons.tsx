import { drawn } from './drawn.tsx';

// The icons of the first pages: a store loads them at once, the others with what shows them.
export const CartIcon = /*#__PURE__*/ drawn('M4.5 8.5h15l-1.2 11.2H5.7zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5');
export const MenuIcon = /*#__PURE__*/ drawn('M3.5 7h17M3.5 12.5h17M3.5 18h11');
export const HomeIcon = /*#__PURE__*/ drawn('M3.5 11.5L12 4l8.5 7.5M6 9.5V20h4.5v-5.5h3V20H18V9.5');
export const HeartIcon = /*#__PURE__*/ drawn(
  'M12 20.2C6.6 16.2 3.5 13 3.5 9.3a4.6 4.6 0 0 1 8.5-2.4 4.6 4.6 0 0 1 8.5 2.4c0 3.7-3.1 6.9-8.5 10.9z',
);
export const AccountIcon = /*#__PURE__*/ drawn(
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.6-3.7 3.6-5.7 7.5-5.7s6.9 2 7.5 5.7',
);
export const CloseIcon = /*#__PURE__*/ drawn('M5.5 5.5l13 13M18.5 5.5l-13 13');
export const ChevronDownIcon = /*#__PURE__*/ drawn('M5.5 9l6.5 6.5L18.5 9');
export const ChevronRightIcon = /*#__PURE__*/ drawn('M9 5.5l6.5 6.5L9 18.5');
export const ChevronLeftIcon = /*#__PURE__*/ drawn('M15 5.5L8.5 12l6.5 6.5');
export const MinusIcon = /*#__PURE__*/ drawn('M5 12h14');
export const PlusIcon = /*#__PURE__*/ drawn('M5 12h14M12 5v14');
