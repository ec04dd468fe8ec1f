/** Light or dark by choice, or as the system is. */
export type Scheme = 'light' | 'dark' | 'system';

/** Where the choice is kept. */
export const schemeKey = 'shop/scheme';

/** For an inline script in the document's head: the kept choice holds before anything is painted (THEME-02). */
export const schemeScript = `try{let s=localStorage.getItem('${schemeKey}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch{}`;

/** The choice that the document shows. */
export function chosenScheme(root: HTMLElement): Scheme {
  const { scheme } = root.dataset;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system';
}

/** Shows a choice at once and keeps it; `system` forgets it. A full or forbidden storage costs only the memory. */
export function chooseScheme(
  scheme: Scheme,
  root: HTMLElement,
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
): void {
  if (scheme === 'system') delete root.dataset['scheme'];
  else root.dataset['scheme'] = scheme;
  try {
    if (scheme === 'system') storage.removeItem(schemeKey);
    else storage.setItem(schemeKey, scheme);
  } catch {
    // The choice holds until the page is left.
  }
}
