/** What a panel of the menu puts forward. */
export type MenuTile = {
  title: string;
  href: string;
  picture?: { src: string; srcSet: string; alt: string };
};
/** One entry of the menu with what lies under it. */
export type MenuEntry = {
  label: string;
  href: string;
  children: readonly MenuEntry[];
  isHighlighted?: boolean;
  /** What lies under its children does not show. */
  isFlat?: boolean;
  tiles?: readonly MenuTile[];
};
