import { search as searchConstants } from '@etalage/core/constants';

/** Whether there is enough to search for: 3 characters (SRCH-05). */
export const isLongEnough = (text: string): boolean => text.trim().length >= searchConstants.minLength;
