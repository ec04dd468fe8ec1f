import { layout, logo, menu } from '@etalage/core/constants';

const px = (pixels: number): string => `${pixels}px`;

/** Groups that a theme may take over whole: what the Constants appendix fixes, and what taste seldom changes. */
export const standardTokens = {
  opacity: { disabled: '0.45', overlay: '0.6' },
  icon: { s: '16px', m: '22px', l: '32px', stroke: '1.6' },
  touch: { min: '44px' },
  level: { sticky: '10', header: '20', overlay: '40', toast: '60' },
  layout: {
    page: '1440px',
    text: '66ch',
    form: '560px',
    sidebar: '272px',
    summary: '400px',
    header: px(layout.headerHeight),
    mobileHeader: px(layout.mobileSpacer),
    strip: '36px',
    tabBar: `${layout.bottomNavigation}rem`,
    mobileBottomMargin: px(layout.mobileBottomMargin),
    microcart: px(layout.cartSidebarWidth),
    searchBar: px(layout.searchBar),
    searchBarNarrow: px(layout.searchBarNarrow),
    menuRow: px(menu.rowHeight),
    logo: px(logo.width),
    thumbnail: '96px',
    thumbnailSmall: '64px',
    swatch: '28px',
    dot: '12px',
  },
} as const;
