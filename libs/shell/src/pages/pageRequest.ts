/** The params of a page's path, decoded. */
export type PageParams = Readonly<Record<string, string | undefined>>;
/** Search params by name. */
export type PageSearch = Readonly<Record<string, string>>;
/** What a page is requested with: its path params, and its search params, beside others of its address. */
export type PageRequest = { params: PageParams; search: PageSearch };
