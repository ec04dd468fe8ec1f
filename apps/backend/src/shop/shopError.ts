/** The data folder or its database is not what it was. The message says in one line what is wrong and what to do. */
export class ShopError extends Error {
  override readonly name = 'ShopError';

  constructor(dataFolder: string, problem: string, advice = restoreOrDelete(dataFolder)) {
    super(`${problem}. ${advice}.`);
  }
}

/** Advice for a shop that is lost. Never for one that is only out of reach: who follows it loses orders. */
const restoreOrDelete = (dataFolder: string): string =>
  `Restore a backup into an empty folder with "npm run restore FILE", or delete ${dataFolder} for a fresh shop`;
