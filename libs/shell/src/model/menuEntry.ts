/** Where an entry leads; `_blank` opens it in a new tab. */
type Leading = { href: string; target?: '_blank' | undefined };

/** What a panel of the menu puts forward. */
export type MenuTile = Leading & {
  title: string;
  picture?: { src: string; srcSet: string; alt: string };
};
/** One entry of the menu with what lies under it. */
export type MenuEntry = Leading & {
  label: string;
  children: readonly MenuEntry[];
  isHighlighted?: boolean;
  /** What lies under its children does not show. */
  isFlat?: boolean;
  tiles?: readonly MenuTile[];
};
