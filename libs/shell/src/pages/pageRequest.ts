/** The params of a page's path, decoded. */
export type PageParams = Readonly<Record<string, string | undefined>>;
/** Search params by name. */
export type PageSearch = Readonly<Record<string, string>>;
/** What decides what a page shows: the params of its path, and the search params of its address, of which it reads its own. */
export type PageRequest = { params: PageParams; search: PageSearch };
