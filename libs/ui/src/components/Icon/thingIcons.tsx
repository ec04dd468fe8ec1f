import { drawn } from './drawn.tsx';

// What a shop has and promises.
export const TruckIcon = /*#__PURE__*/ drawn(
  'M2.5 6.5h11.5v10H9.5M5 16.5H2.5v-10M14 9.5h4l3.5 3.7v3.3h-2M15 16.5h-1M7.2 14.8a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zm10 0a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z',
);
export const ReturnIcon = /*#__PURE__*/ drawn('M8.5 5L4 9.5 8.5 14M4 9.5h10a5 5 0 0 1 0 10H9');
export const ClockIcon = /*#__PURE__*/ drawn('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2.5');
export const PinIcon = /*#__PURE__*/ drawn(
  'M12 20.8c-4.4-4.6-6.6-8-6.6-10.8a6.6 6.6 0 0 1 13.2 0c0 2.8-2.2 6.2-6.6 10.8zM12 7.6a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
);
export const PhoneIcon = /*#__PURE__*/ drawn(
  'M5.2 3.8h3.3l1.6 4-2 1.7a12 12 0 0 0 6.4 6.4l1.7-2 4 1.6v3.3c0 .8-.7 1.4-1.5 1.4C10.5 20.2 3.8 13.5 3.8 5.3c0-.8.6-1.5 1.4-1.5z',
);
export const MailIcon = /*#__PURE__*/ drawn('M3.5 5.5h17v13h-17zM3.5 6.5l8.5 7 8.5-7');
export const ChatIcon = /*#__PURE__*/ drawn('M4 4.5h16v11.5h-9.5L6 20v-4H4zM8 9h8M8 12h5');
export const CardIcon = /*#__PURE__*/ drawn('M3 5.5h18v13H3zM3 9.5h18M6.5 15h4');
export const GiftIcon = /*#__PURE__*/ drawn(
  'M3.5 8.5h17v4h-17zM5 12.5h14v8H5zM12 8.5v12M12 8.5C9 8.5 7.3 7.3 7.3 5.7c0-1.2.9-2 2-2 1.7 0 2.7 1.9 2.7 4.8zM12 8.5c3 0 4.7-1.2 4.7-2.8 0-1.2-.9-2-2-2-1.7 0-2.7 1.9-2.7 4.8z',
);
export const PercentIcon = /*#__PURE__*/ drawn(
  'M18.5 5.5l-13 13M7.5 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM16.5 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
);
export const RulerIcon = /*#__PURE__*/ drawn('M2.5 8h19v8h-19zM6.5 8v3M10.2 8v4.5M13.8 8v3M17.5 8v4.5');
export const TagIcon = /*#__PURE__*/ drawn('M3.8 3.8h7.5l9 9-7.5 7.5-9-9zM7.8 7.8v.2');
export const BoxIcon = /*#__PURE__*/ drawn('M12 3.5l8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9M8 5.5l8 4');
export const ShopIcon = /*#__PURE__*/ drawn(
  'M4.5 11v9h15v-9M3.5 8.5L5.5 4h13l2 4.5c0 3-4.2 3-4.25 0 0 3-4.25 3-4.25 0 0 3-4.25 3-4.25 0 0 3-4.25 3-4.25 0zM9.5 20v-5h5v5',
);
export const LockIcon = /*#__PURE__*/ drawn('M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2');
export const CalendarIcon = /*#__PURE__*/ drawn('M4 5.5h16v15H4zM4 10h16M8.5 3v4.5M15.5 3v4.5');
export const QuestionIcon = /*#__PURE__*/ drawn(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9.6 9.6a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.1.9-1.1 1.8M12 16.4v.2',
);
export const LeafIcon = /*#__PURE__*/ drawn(
  'M5.5 18.5C3 11 8 5 19.5 4.5 20 15.5 14.5 21 7 18.5zM4 21c1.5-5 5-8.5 9.5-10.5',
);
