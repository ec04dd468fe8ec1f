/** Whether the long form of the tests runs (`npm run soak`): every case of what takes seconds each. */
export const isLong = process.env['ETALAGE_SOAK'] === '1';

/** All cases in the long form, the first one in the short form. */
export const firstUnlessLong = <Case>(cases: readonly Case[]): readonly Case[] => (isLong ? cases : cases.slice(0, 1));
