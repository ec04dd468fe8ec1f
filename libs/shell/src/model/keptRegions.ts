const start = 'region-';

/** What the browser keeps of a document as the server rendered it: regions and static parts, by their names. */
export const keptRegions = (page: Document): Record<string, string> =>
  Object.fromEntries(
    [...page.querySelectorAll(`[id^=${start}]`)].map(({ id, innerHTML }) => [id.slice(start.length), innerHTML]),
  );
