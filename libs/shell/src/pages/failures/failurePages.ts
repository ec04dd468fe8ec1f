/** What stands in the place of a page, in one file. */
export { FailedPage } from './FailedPage.tsx';
export { NotFoundPage } from './NotFoundPage.tsx';
