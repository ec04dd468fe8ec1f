/** One entry of the menu with what lies under it. */
export type MenuEntry = { label: string; href: string; children: readonly MenuEntry[] };
