/** The data folder or its database is not what it was. The message says in one line what is wrong and what to do. */
export class ShopError extends Error {
  override readonly name = 'ShopError';

  constructor(dataFolder: string, problem: string) {
    super(
      `${problem}. Restore a backup into an empty folder with "npm run restore FILE", or delete ${dataFolder} for a fresh shop.`,
    );
  }
}
