import { drawn } from './drawn.tsx';

export const SearchIcon = /*#__PURE__*/ drawn('M10.7 4a6.7 6.7 0 1 1 0 13.4 6.7 6.7 0 0 1 0-13.4zm4.8 11.5L20.5 20.5');
export const ArrowRightIcon = /*#__PURE__*/ drawn('M4 12h16M13.5 5.5L20 12l-6.5 6.5');
export const TrashIcon = /*#__PURE__*/ drawn(
  'M4.5 6.5h15M9 6.5v-2h6v2M6.5 6.5l.8 13.5h9.4l.8-13.5M10.3 10.5l.2 6M13.7 10.5l-.2 6',
);
export const SunIcon = /*#__PURE__*/ drawn(
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
);
export const ChevronUpIcon = /*#__PURE__*/ drawn('M5.5 15l6.5-6.5 6.5 6.5');
export const ArrowLeftIcon = /*#__PURE__*/ drawn('M20 12H4M10.5 5.5L4 12l6.5 6.5');
export const ArrowUpIcon = /*#__PURE__*/ drawn('M12 20V4M5.5 10.5L12 4l6.5 6.5');
export const ArrowDownIcon = /*#__PURE__*/ drawn('M12 4v16M5.5 13.5L12 20l6.5-6.5');
export const ExternalIcon = /*#__PURE__*/ drawn('M13.5 4.5h6v6M19.5 4.5l-9 9M17 13.5v6H4.5V7h6');
export const ShareIcon = /*#__PURE__*/ drawn('M12 15V3.8M7.8 7.7L12 3.5l4.2 4.2M8 10.5H5v10h14v-10h-3');
export const SortIcon = /*#__PURE__*/ drawn('M7.5 4.5v15M4 16l3.5 3.5L11 16M16.5 19.5v-15M13 8l3.5-3.5L20 8');
export const EyeIcon = /*#__PURE__*/ drawn(
  'M2.5 12C4.6 8 7.9 6 12 6s7.4 2 9.5 6c-2.1 4-5.4 6-9.5 6s-7.4-2-9.5-6zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
);
export const EyeOffIcon = /*#__PURE__*/ drawn(
  'M9.8 6.3A10 10 0 0 1 12 6c4.1 0 7.4 2 9.5 6a13 13 0 0 1-2.6 3.4M6.2 7.7A12.6 12.6 0 0 0 2.5 12c2.1 4 5.4 6 9.5 6a10 10 0 0 0 4.6-1.1M10 10.1a2.8 2.8 0 0 0 3.9 3.9M4 4l16 16',
);
export const EditIcon = /*#__PURE__*/ drawn('M4 20l1-4.5L16.3 4.2l3.5 3.5L8.5 19zM13.8 6.7l3.5 3.5');
export const CopyIcon = /*#__PURE__*/ drawn('M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4');
export const DownloadIcon = /*#__PURE__*/ drawn('M12 4v11.2M7.8 11l4.2 4.2 4.2-4.2M4.5 19.5h15');
export const PrintIcon = /*#__PURE__*/ drawn('M7 8.5v-5h10v5M7 16.5H4v-8h16v8h-3M7 13.5h10v7H7z');
export const ZoomIcon = /*#__PURE__*/ drawn(
  'M10.7 4a6.7 6.7 0 1 1 0 13.4 6.7 6.7 0 0 1 0-13.4zm4.8 11.5L20.5 20.5M10.7 7.9v5.6M7.9 10.7h5.6',
);
export const ZoomOutIcon = /*#__PURE__*/ drawn(
  'M10.7 4a6.7 6.7 0 1 1 0 13.4 6.7 6.7 0 0 1 0-13.4zm4.8 11.5L20.5 20.5M7.9 10.7h5.6',
);
export const PlayIcon = /*#__PURE__*/ drawn('M7.5 4.5l11 7.5-11 7.5z');
export const PauseIcon = /*#__PURE__*/ drawn('M8 5v14M16 5v14');
export const GridIcon = /*#__PURE__*/ drawn('M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z');
export const ListIcon = /*#__PURE__*/ drawn('M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5h.5M4 12h.5M4 17.5h.5');
export const LogoutIcon = /*#__PURE__*/ drawn('M10.5 4.5h-6v15h6M9.5 12h11M16.5 8l4 4-4 4');
export const MoonIcon = /*#__PURE__*/ drawn('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z');
