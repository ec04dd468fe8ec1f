/** The list of pages that few visits begin with. */
export const loadLatePages = async () => (await import('./latePages.ts')).latePages;
/** The list of the pages of who orders. */
export const loadOrderPages = async () => (await import('./orderPages.ts')).orderPages;
