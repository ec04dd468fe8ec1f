import { drawn } from './drawn.tsx';

// What a message or a choice says about itself.
export const CheckIcon = /*#__PURE__*/ drawn('M4.5 12.5l5 5 10-11');
export const InfoIcon = /*#__PURE__*/ drawn('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.6v.2');
export const WarningIcon = /*#__PURE__*/ drawn('M12 4l9 16H3zM12 10v4.5M12 17.2v.2');
