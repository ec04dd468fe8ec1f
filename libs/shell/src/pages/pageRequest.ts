/** The params of a page's path, decoded. */
export type PageParams = Readonly<Record<string, string | undefined>>;
/** Search params by name. */
export type PageSearch = Readonly<Record<string, string>>;
/**
 * What decides what a page shows: the params of its path, and the search params that it reads. `address` is the whole path that
 * the shopper asked for, of which a redirect that is stored for it keeps all search params (ROUTE-44).
 */
export type PageRequest = { params: PageParams; search: PageSearch; address?: string };
