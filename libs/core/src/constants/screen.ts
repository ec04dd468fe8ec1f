export const breakpoints = [1024, 1200, 1440] as const;
/** Below the first breakpoint is mobile; the breakpoint itself is desktop (UI-01). */
export const isDesktop = (width: number): boolean => width >= breakpoints[0];
/** `bottomNavigation` is in rem. */
export const layout = {
  cartSidebarWidth: 700,
  bottomNavigation: 5.125,
  headerHeight: 128,
  mobileSpacer: 88,
  searchBar: 224,
  searchBarNarrow: 150,
  mobileBottomMargin: 82,
} as const;
export const menu = { openDelay: 250, popDelay: 300, rowHeight: 55, minRows: 5, mobileDepth: 2 } as const;
export const modal = { closeDelay: 400, dragClose: 100 } as const;
export const panel = { loadTimeout: 3000 } as const;
export const accordion = { duration: 250 } as const;
export const searchOverlay = { closeDelay: 500 } as const;
export const notification = { timeToLive: 5000 } as const;
export const transition = { leave: 1300, cleanup: 1000 } as const;
export const transitions = { enabled: true } as const;
export const progress = { jump: 40 } as const;
