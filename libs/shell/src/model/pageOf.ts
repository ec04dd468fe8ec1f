/** Which page an address is of: a product and its variants are one page, so are a list and what narrows or sorts it. */
export const pageOf = ({ pathname }: { pathname: string }): string => pathname.split('/', 3).join('/');
