/** The room's own words; the copy itself comes from the stories. */
export const nl = { somethingWentWrong: 'Er is iets misgegaan' };
export type CmsMessages = typeof nl;
