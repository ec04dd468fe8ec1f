/** One chunk for the pages shown in place of one that failed or does not exist. */
export { FailedPage } from './FailedPage.tsx';
export { NotFoundPage } from './NotFoundPage.tsx';
