import { mapTokens, tokenEntries, tokenName, tokenShape, type StoreTheme, type StoreTokens } from './tokens.ts';
import { tokenProblem } from './tokenProblem.ts';
import { tokenType } from './tokenTypes.ts';
import { decodeToken, encodeToken, isTokenType } from './tokenValues.ts';

/** Where the file keeps CSS that the format has no words for: `clamp(…)`, a transform, `inherit`. */
const extension = 'nl.etalage.css';
const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];
type Node = { [key: string]: unknown };
type Read = { css: string } | { problem: string };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** `color.onAction` for `var(--shop-color-on-action)`. */
const colorByVariable = new Map(
  Object.keys(tokenShape.color).map((leaf) => [`var(--${tokenName(['color', leaf])})`, `color.${leaf}`]),
);

/** What stands for a token in the file; undefined where its type cannot say it. */
function tokenNode(mode: Mode, group: string, leaf: string, css: string): Node | undefined {
  const type = tokenType(group, leaf);
  if (type === undefined) return undefined;
  const alias = type === 'color' && group !== 'color' ? colorByVariable.get(css) : undefined;
  if (alias !== undefined) return { $type: type, $value: `{${mode}.${alias}}` };
  const value = encodeToken(type, css);
  if (value === undefined) return undefined;
  const exact = decodeToken(type, value) === css;
  return { $type: type, $value: value, ...(exact ? {} : { $extensions: { [extension]: css } }) };
}

function groupNodes(mode: Mode, tokens: StoreTokens): Node {
  const groups: Record<string, { tokens: Node; css: Record<string, string> }> = {};
  for (const [group, leaf, css] of tokenEntries(tokens)) {
    const into = (groups[group] ??= { tokens: {}, css: {} });
    const node = tokenNode(mode, group, leaf, css);
    if (node === undefined) into.css[leaf] = css;
    else into.tokens[leaf] = node;
  }
  return Object.fromEntries(
    Object.entries(groups).map(([group, { tokens: nodes, css }]) => [
      group,
      { ...(Object.keys(css).length > 0 ? { $extensions: { [extension]: css } } : {}), ...nodes },
    ]),
  );
}

/** A theme as design-token JSON (Design Tokens Format Module 2025.10): the groups `light` and `dark`, each whole. */
export const designTokens = (theme: StoreTheme): string =>
  `${JSON.stringify(Object.fromEntries(modes.map((mode) => [mode, groupNodes(mode, theme[mode])])), null, 2)}\n`;

/** What a file of design tokens gives: a theme, or every place in it that is wrong. */
export type DesignTokens =
  { theme: StoreTheme; problems?: undefined } | { theme?: undefined; problems: readonly [string, ...string[]] };

const isAlias = (value: unknown): value is string => typeof value === 'string' && /^\{[^{}]+\}$/.test(value);

/** What stands at a path, with the type that it has or inherits. */
function nodeAt(file: Node, path: readonly string[]): { node: Node; type: unknown } | undefined {
  let found = { node: file, type: file['$type'] };
  for (const part of path) {
    const node = Object.hasOwn(found.node, part) ? found.node[part] : undefined;
    if (!isNode(node)) return undefined;
    found = { node, type: node['$type'] ?? found.type };
  }
  return found;
}

/** The type and value of the token at a path, every reference in it followed to its end. */
function tokenAt(
  file: Node,
  path: readonly string[],
  seen: readonly string[] = [],
): { type: unknown; value: unknown } | { problem: string } {
  const name = `{${path.join('.')}}`;
  if (seen.includes(name)) return { problem: `refers to itself by ${name}` };
  const found = nodeAt(file, path);
  if (found === undefined) return { problem: `refers to ${name}, which is not in the file` };
  if (!Object.hasOwn(found.node, '$value')) return { problem: `refers to ${name}, which is not a token` };
  const { $value } = found.node;
  const follow = (alias: string) => tokenAt(file, alias.slice(1, -1).split('.'), [...seen, name]);
  if (isAlias($value)) return follow($value);
  const problems: string[] = [];
  const value: unknown = JSON.parse(JSON.stringify($value), (_key, part: unknown) => {
    if (!isAlias(part)) return part;
    const end = follow(part);
    if ('value' in end) return end.value;
    problems.push(end.problem);
    return part;
  });
  const [problem] = problems;
  return problem === undefined ? { type: found.type, value } : { problem };
}

/** The colour space of a colour, alone or in a shadow, that has no sRGB to show it by. */
function foreignSpace(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { colorSpace, hex } = nodeOf(value);
  if (typeof colorSpace === 'string') return colorSpace === 'srgb' || hex !== undefined ? undefined : colorSpace;
  return Object.values(value).map(foreignSpace).find(Boolean);
}

/** The colours of a mode stay tied to the tokens that refer to them; any other reference is taken by its value. */
function tiedColor(mode: Mode, group: string, alias: string): string | undefined {
  const [, name] = new RegExp(`^\\{${mode}\\.color\\.(\\w+)\\}$`).exec(alias) ?? [];
  if (group === 'color' || name === undefined || !Object.hasOwn(tokenShape.color, name)) return undefined;
  return `var(--${tokenName(['color', name])})`;
}

type Place = { file: Node; mode: Mode; group: string; leaf: string };

function readToken({ file, mode, group, leaf }: Place, token: Node): Read {
  const wanted = tokenType(group, leaf);
  if (wanted === undefined) return { problem: 'is CSS and has no type in the format' };
  if (!Object.hasOwn(token, '$value')) return { problem: 'has no $value' };
  const found = tokenAt(file, [mode, group, leaf]);
  if ('problem' in found) return found;
  const { type, value } = found;
  if (type !== wanted) {
    return { problem: `must be of type ${wanted}, and is ${isTokenType(type) ? type : 'of no known type'}` };
  }
  const css = decodeToken(wanted, value);
  if (css === undefined) {
    const space = foreignSpace(value);
    if (space !== undefined) return { problem: `has a colour in ${space}, and no hex beside it` };
    return { problem: `is no ${wanted}: ${JSON.stringify(value)}` };
  }
  if (isAlias(token['$value'])) return { css: tiedColor(mode, group, token['$value']) ?? css };
  const kept = nodeOf(token['$extensions'])[extension];
  // Another tool changes the value and leaves the extension alone: then the value counts.
  return { css: typeof kept === 'string' && same(encodeToken(wanted, kept), value) ? kept : css };
}

function readLeaf(place: Place, node: Node): Read {
  const token = Object.hasOwn(node, place.leaf) ? node[place.leaf] : undefined;
  if (token !== undefined) {
    return isNode(token) ? readToken(place, token) : { problem: 'is not a token' };
  }
  const css = nodeOf(nodeOf(node['$extensions'])[extension])[place.leaf];
  if (css === undefined) return { problem: 'is missing' };
  return typeof css === 'string' ? { css } : { problem: 'is not CSS' };
}

/** What the file has beside the contract, as paths. */
function strangers(file: Node): string[] {
  const names = (node: unknown): string[] => Object.keys(nodeOf(node)).filter((key) => !key.startsWith('$'));
  const shape = new Map<string, object>(Object.entries(tokenShape));
  return [
    ...names(file).filter((name) => !modes.some((mode) => mode === name)),
    ...modes.flatMap((mode) =>
      names(file[mode]).flatMap((group) => {
        const leaves = shape.get(group);
        if (leaves === undefined) return [`${mode}.${group}`];
        const node = nodeOf(nodeOf(file[mode])[group]);
        const css = nodeOf(nodeOf(node['$extensions'])[extension]);
        return [...names(node), ...names(css)]
          .filter((leaf) => !Object.hasOwn(leaves, leaf))
          .map((leaf) => `${mode}.${group}.${leaf}`);
      }),
    ),
  ];
}

/** A theme from design-token JSON, or the path and reason of everything in it that is wrong or missing. */
export function readDesignTokens(text: string): DesignTokens {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { problems: [`The file is not JSON: ${error instanceof Error ? error.message : String(error)}`] };
  }
  if (!isNode(file)) return { problems: ['The file must hold the groups light and dark'] };
  const whole = file;
  const problems = strangers(whole).map((path) => `${path} is not a token of the contract`);
  const read = (mode: Mode): StoreTokens =>
    mapTokens((group, leaf) => {
      const found = readLeaf({ file: whole, mode, group, leaf }, nodeOf(nodeOf(whole[mode])[group]));
      const problem = 'css' in found ? tokenProblem(group, leaf, found.css) : found.problem;
      if (problem !== undefined) problems.push(`${mode}.${group}.${leaf} ${problem}`);
      return 'css' in found ? found.css : '';
    });
  const theme = { light: read('light'), dark: read('dark') };
  const [first, ...others] = problems;
  return first === undefined ? { theme } : { problems: [first, ...others] };
}
