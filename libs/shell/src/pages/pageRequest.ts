/** The params of a page's path, decoded. */
export type PageParams = Readonly<Record<string, string | undefined>>;
/** Search params by name. */
export type PageSearch = Readonly<Record<string, string>>;
/**
 * What decides what a page shows: the params of its path, and the search params that it reads. `query` is the whole query of the
 * address, from its '?' on, for the redirect that is stored for it (ROUTE-44).
 */
export type PageRequest = { params: PageParams; search: PageSearch; query?: string };
