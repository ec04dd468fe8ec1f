/** What is used of negotiator 1.1: the published types do not know `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding'?: string | undefined } });
    /** The encoding that the client likes best, by `preferred` where it likes several equally; undefined if it takes none. */
    encoding<Available extends string>(
      available: readonly Available[],
      options?: { preferred?: readonly string[] },
    ): Available | undefined;
  }
}
