import type { DialogProps } from '@etalage/ui';
import type { ReactNode } from 'react';
import type { ShellMessages } from '../messages/nl.ts';
import type { LateName } from '../words/shopWords.ts';
import type { NamedOverlay, OverlayName, OverlayParams } from './overlayAtom.ts';
import { loadCustomerPages } from '../pages/account/loadCustomerPages.ts';
import { cards } from './carouselDialog.css.ts';
import { wide } from './SizeGuide.css.ts';

/** What the component of an overlay gets: its name, its parameters, and these. */
export type OverlayProps<Name extends OverlayName> = NamedOverlay<Name> & {
  /** Always true, but for an overlay that stays mounted when it is closed. */
  isOpen: boolean;
  close: () => void;
};

export type OverlayDefinition<Name extends OverlayName> = {
  /** Loads its component when it is first opened. */
  load: () => Promise<(props: OverlayProps<Name>) => ReactNode>;
  /** The late words that its component needs. */
  words?: readonly LateName[];
  /**
   * The dialog around it, which also shows that it is loading or failed to load. An overlay without one adds to a part of
   * the page that works by itself, and the page stays as it is while its code is not there.
   */
  dialog?: Pick<DialogProps, 'look' | 'className'> & {
    title: (words: ShellMessages, params: OverlayParams[Name]) => string;
  };
};

/** The overlays of the shop. */
export const overlays: { readonly [Name in OverlayName]?: OverlayDefinition<Name> } = {
  microcart: {
    dialog: { look: 'cart', title: (words) => words.cartTitle },
    words: ['cart'],
    load: async () => (await import('./MicrocartPanel.tsx')).MicrocartPanel,
  },
  search: { load: async () => (await import('./HeaderSearch.tsx')).HeaderSearch, words: ['search'] },
  menu: { load: async () => (await import('./PhoneMenuOverlay.tsx')).PhoneMenuOverlay },
  filters: { load: async () => (await import('./FilterSheet.tsx')).FilterSheet },
  'size-guide': {
    dialog: { look: 'sheet', className: wide, title: (words) => words.sizeGuideTitle },
    words: ['sizes'],
    load: async () => (await import('./SizeGuide.tsx')).SizeGuide,
  },
  gallery: {
    dialog: { look: 'full', title: (_words, { product }) => product.name },
    words: ['gallery'],
    load: async () => (await import('./EnlargedGallery.tsx')).EnlargedGallery,
  },
  'product-carousel': {
    dialog: { look: 'sheet', className: cards, title: (_words, { title }) => title },
    load: async () => (await import('./productOverlays.ts')).ProductCarousel,
  },
  'product-options': {
    dialog: { look: 'sheet', title: (_words, { product }) => product.name },
    load: async () => (await import('./productOverlays.ts')).ProductOptions,
  },
  'edit-line': {
    dialog: { look: 'sheet', title: (_words, { line }) => line.name },
    words: ['cart'],
    load: async () => (await import('./productOverlays.ts')).EditLine,
  },
  'order-confirmation': {
    dialog: {
      title: (words, { orderNumber }) => (orderNumber === undefined ? words.offlineOrders : words.orderPaid),
    },
    words: ['checkout', 'cart'],
    load: async () => (await import('./OrderConfirmation.tsx')).OrderConfirmation,
  },
  terms: {
    dialog: { title: (words) => words.termsTitle },
    load: async () => (await import('./Terms.tsx')).Terms,
  },
  authentication: {
    dialog: { look: 'sheet', title: (words) => words.myAccount },
    words: ['account'],
    load: async () => (await loadCustomerPages()).AuthenticationOverlay,
  },
  /** The language panel and the language switcher modal in one: a modal dialog at the side of the page. */
  language: {
    dialog: { look: 'panel', title: (words) => words.languageTitle },
    load: async () => (await import('./LanguageSwitcher.tsx')).LanguageSwitcher,
  },
  review: {
    dialog: { look: 'sheet', title: (words) => words.reviewsTitle },
    load: async () => (await import('./Reviews.tsx')).Reviews,
  },
  'feature-not-implemented': {
    dialog: { title: (words) => words.featureNotImplementedTitle },
    load: async () => (await import('./FeatureNotImplemented.tsx')).FeatureNotImplemented,
  },
  loader: { load: async () => (await import('./GlobalLoader.tsx')).GlobalLoader },
};
