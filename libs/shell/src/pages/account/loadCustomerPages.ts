/** Loads the pages of customers and the modal that logs in: they are one file, which stands once in the first load. */
export const loadCustomerPages = () => import('./customerPages.ts');
