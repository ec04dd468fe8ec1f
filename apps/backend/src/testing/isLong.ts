/** Whether the long form of the tests runs (`npm run soak`): every case of what takes seconds each. */
export const isLong = process.env['ETALAGE_SOAK'] === '1';

/** All cases in the long form, the first of them in the short one. */
export const firstUnlessLong = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isLong ? cases : cases.slice(0, count);
