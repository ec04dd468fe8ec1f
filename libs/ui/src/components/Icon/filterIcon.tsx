import { drawn } from './drawn.tsx';

// Apart, because only lists have it.
export const FilterIcon = /*#__PURE__*/ drawn(
  'M3.5 7.5h9M17.5 7.5h3M3.5 16.5h3M11.5 16.5h9M15 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
);
