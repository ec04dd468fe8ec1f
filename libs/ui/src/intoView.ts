/**
 * Scrolls as little as shows an element: what the keys mark in a list, or an answer far from its button. It returns nothing, though
 * `scrollIntoView` has a promise in newer browsers: React calls what an effect or a `ref` returns.
 */
export const intoView = (node: HTMLElement | null): void => void node?.scrollIntoView({ block: 'nearest' });
