// What goes from page to page with a shopper, in one file.
export { focusPages } from './focusPages.ts';
export { keepPlaces } from './places.ts';
export { hidePastPromises } from './pastPromises.ts';
