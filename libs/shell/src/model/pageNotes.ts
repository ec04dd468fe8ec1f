/** Where loaders write down what their page shows; the server reads it when it draws the head. */
export type PageNotes = {
  /** `product`, `product:12`, `category:3`, `storyblok:home` … */
  tag(...tags: readonly string[]): void;
  /** Epoch milliseconds at which something on the page changes by itself. */
  expireAt(instant: number): void;
  /** Structured data of the page (schema.org). */
  describe(...data: readonly object[]): void;
};

const ignore = (): undefined => undefined;

/** Notes that nobody reads: the browser draws no head and keeps no finished pages. */
export const noNotes: PageNotes = { tag: ignore, expireAt: ignore, describe: ignore };
