import { redirect } from '@tanstack/react-router';
import { linkTo } from '../links.ts';
import { stringifySearch } from '../router/search.ts';

/** Search params without the character that no database keeps. */
export const storable = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, value.replaceAll('\0', ' ')]));

/** From the results of a text to the page that says that there are none, or back, with the rest of the query (ROUTE-44). */
export const redirectToSearch = (page: 'search' | 'no-result', params: Readonly<Record<string, string>>) =>
  redirect({ href: linkTo(page) + stringifySearch(params), statusCode: 302 });
