/** Every address of the shop by the name of its route, in the form that links and canonical addresses use. */
export const routePaths = {
  home: '/',
  search: '/search',
  'no-result': '/no-result',
  cart: '/cart/',
  checkout: '/checkout',
  'checkout-return': '/checkout-return',
  error: '/error',
  login: '/login/',
  wishlist: '/wishlist',
  category: '/c/$slug',
  'cms-page': '/i/$slug',
  'simple-product': '/p/$parentSku/$slug',
  'virtual-product': '/p/$parentSku/$slug',
  'downloadable-product': '/p/$parentSku/$slug',
  'bundle-product': '/p/$parentSku/$slug',
  'configurable-product': '/p/$parentSku/$slug/$childSku',
  'grouped-product': '/p/$parentSku/$slug/$childSku',
} as const;

/** The name of a route that links can lead to. */
export type RouteName = keyof typeof routePaths;

type ParamNames<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;
type Params<Name extends RouteName> = Record<ParamNames<(typeof routePaths)[Name]>, string>;
type Rest<Name extends RouteName> = [ParamNames<(typeof routePaths)[Name]>] extends [never]
  ? []
  : [params: Params<Name>];

/** The address of a route. An unknown name or a missing parameter does not compile, and throws where types do not reach. */
export function linkTo<Name extends RouteName>(name: Name, ...[params]: Rest<Name>): string {
  const path: string | undefined = routePaths[name];
  if (path === undefined) throw new Error(`There is no route '${name}'.`);
  const values: Readonly<Record<string, string | undefined>> = { ...params };
  return path.replace(/\$(\w+)/g, (_text, param: string) => {
    const value = values[param];
    if (!value) throw new Error(`The route '${name}' needs '${param}'.`);
    return encodeURIComponent(value);
  });
}
