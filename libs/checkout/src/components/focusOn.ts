/** A ref that brings the focus to what has just appeared, so that keyboard and screen reader go on from there. */
export const focusOn = (node: HTMLElement | null): void => node?.focus();
