import { fillPath, linksOf } from './pages/definePage.tsx';
import { pages } from './pages/registry.ts';

type PathsOf<Page> = Page extends {
  kind: infer Kind extends string;
  path: infer Path extends string;
  links?: infer Links;
}
  ? [Links] extends [undefined]
    ? Record<Kind, Path>
    : NonNullable<Links>
  : never;
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type RoutePaths = Intersection<PathsOf<(typeof pages)[number]>>;

/** The name of a route that links can lead to. */
export type RouteName = keyof RoutePaths;

/** A link names no optional param. */
type ParamNames<Path> = Path extends `${infer Before}/{-$${string}}${infer After}`
  ? ParamNames<`${Before}${After}`>
  : Path extends `${string}$${infer Name}/${infer Rest}`
    ? Name | ParamNames<Rest>
    : Path extends `${string}$${infer Name}`
      ? Name
      : never;
type Params<Name extends RouteName> = Record<ParamNames<RoutePaths[Name]>, string>;
type Rest<Name extends RouteName> = [ParamNames<RoutePaths[Name]>] extends [never] ? [] : [params: Params<Name>];

/** Every address of the shop by the name of its route, in the form that links and canonical addresses use. */
const routePaths: Readonly<Record<string, string>> = {};
for (const page of pages) Object.assign(routePaths, linksOf(page));

/** The address of a route. An unknown name or a missing parameter does not compile, and throws where types do not reach. */
export function linkTo<Name extends RouteName>(name: Name, ...[params]: Rest<Name>): string {
  const path = routePaths[name];
  if (path === undefined) throw new Error(`There is no route '${name}'.`);
  return fillPath(path, { ...params }, (param) => {
    throw new Error(`The route '${name}' needs '${param}'.`);
  });
}
