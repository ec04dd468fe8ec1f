/** The page that stands in for one that the browser does not have while there is no network; only the service worker asks for it. */
export const offlinePath = '/offline';
/** The page of what one can do offline. */
export const guidePath = '/offline-guide';
/** The part of the offline page in which the service worker lists the pages that the browser has. */
export const keptPagesId = 'kept-pages';
/** On the answer of a page that belongs to one shopper: the service worker does not keep it. */
export const personalHeader = 'x-personal-page';
/** What a page tells the service worker that waits, once the shopper wants the new version. */
export const takeOver = 'take-over';
/** What a page tells the service worker that answers it, with a port on which that says its version. */
export const askVersion = 'ask-version';
