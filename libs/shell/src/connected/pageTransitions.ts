// What a navigation needs from one page to the next, in one chunk.
export { focusPages } from './focusPages.ts';
export { restoreScroll } from './restoreScroll.ts';
export { hidePastPromises } from './pastPromises.ts';
