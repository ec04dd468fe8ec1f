import {
  createPageNotes,
  pages,
  type PageDefinition,
  type PageNotes,
  type PageRequest,
  type PageSource,
} from '@etalage/shell/server';

const [home, category, product, content, search, noResult, blog] = pages;
/** The pages that show data. */
export const kinds = { home, category, product, content, search, noResult, blog };

/** What a page shows; its params and search are empty where the test does not name them. */
export async function shown<Data>(
  source: Pick<PageSource, 'load'>,
  page: PageDefinition<string, string, Data>,
  request: Partial<PageRequest> = {},
  notes: PageNotes = createPageNotes().notes,
): Promise<Data> {
  const { data } = await source.load(page, { params: {}, search: {}, ...request }, notes);
  return data;
}

/** Where a page sends the shopper on instead of showing something. */
export const movedTo = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => undefined,
    ({ options: { href, statusCode } }) => ({ href, status: statusCode }),
  );
