import { isDesktop } from '@etalage/core/constants';
import { typeAtom } from '@etalage/search/headless';
import { openMobileMenuAtom } from '../model/mobileMenu.ts';
import { openOverlayAtom } from '../overlay/overlayAtom.ts';
import { headerSearch } from '../overlay/searchPanel.tsx';
import type { Visit } from '../visit/createVisit.ts';

/** Searches in the panel of the header, which without a network knows what was seen, for what was typed on a page. */
export function searchSeen({ store }: Visit, text: string): void {
  const field = headerSearch()?.querySelector('input');
  // The panel takes over the text of the field that it replaces; one that is there already is told.
  if (field?.role === 'combobox') store.set(typeAtom, text);
  else if (field) field.value = text;
  if (isDesktop(innerWidth)) store.set(openOverlayAtom, { name: 'search' });
  else store.set(openMobileMenuAtom, 'search');
}
