import { isDesktop } from '@etalage/core/constants';
import { atom } from 'jotai/vanilla';
import { openMobileMenuAtom } from '../model/mobileMenu.ts';
import { openOverlayAtom } from './overlayAtom.ts';

/** Opens the search: in the header of a desktop, on the search tab of the phones' menu below 1024 px (HEADER-08, SRCH-02). */
export const openSearchAtom = atom(null, (_get, set) =>
  isDesktop(innerWidth) ? set(openOverlayAtom, { name: 'search' }) : set(openMobileMenuAtom, 'search'),
);
