import { loadLatePages } from '../loadLatePages.ts';

/** Loads the pages of customers and the modal that logs in: they are one file, which stands once in the list of pages. */
export const loadCustomerPages = async () => (await loadLatePages()).customers();
