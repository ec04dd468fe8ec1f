// What a navigation needs from one page to the next, in one chunk.
export { focusPages } from './focusPages.ts';
export { keepPlaces } from './places.ts';
export { hidePastPromises } from './pastPromises.ts';
