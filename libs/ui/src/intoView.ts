/** The `ref` of what the keys mark in a list: keeps it in view. */
export const intoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });
