import type { CmsMessages } from './nl.ts';

export const en: CmsMessages = { somethingWentWrong: 'Something went wrong' };
