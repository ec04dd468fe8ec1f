import { tokenShape, type StoreTheme, type StoreTokens } from './tokens.ts';

type Leaves = ReadonlyMap<string, string>;
type Groups = ReadonlyMap<string, Leaves>;

const groupsOf = (tokens: StandardTokens): Groups =>
  new Map(Object.entries(tokens).map(([group, leaves]) => [group, new Map(Object.entries(leaves))]));

const quoted = (text: string): string => {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`);
  return mark + escaped.replaceAll('\n', '\\n').replaceAll('\r', '\\r') + mark;
};

/** The widest line of the formatter. */
const width = 120;
/** After a name of up to this length the formatter never breaks: the next line would hardly begin further left. */
const shortName = 4;

function property(indent: string, name: string, value: string): string {
  const line = `${indent}${name}: ${value},`;
  const fits = line.length <= width || name.length <= shortName;
  return fits ? line : `${indent}${name}:\n${indent}  ${value},`;
}

const block = (indent: string, name: string, lines: readonly string[]): string =>
  [`${indent}${name}: {`, ...lines, `${indent}},`].join('\n');

const leafLines = (indent: string, leaves: Leaves): string[] =>
  [...leaves].map(([leaf, value]) => property(indent, leaf, quoted(value)));

/** One group, written as what it changes of the group that it is based on; undefined where it changes nothing. */
function overGroup(indent: string, name: string, leaves: Leaves, [base, from]: [Leaves, string]): string | undefined {
  const changed = new Map([...leaves].filter(([leaf, value]) => base.get(leaf) !== value));
  if (changed.size === 0) return undefined;
  if (changed.size === leaves.size) return block(indent, name, leafLines(`${indent}  `, leaves));
  return block(indent, name, [`${indent}  ...${from}.${name},`, ...leafLines(`${indent}  `, changed)]);
}

/** Colours are always written whole, so that one forgotten by night does not compile. */
function groupLines(indent: string, groups: Groups, base: Groups, from: string): string[] {
  return Object.keys(tokenShape).flatMap((name) => {
    const leaves = groups.get(name) ?? new Map<string, string>();
    const based = name === 'color' ? undefined : base.get(name);
    return based === undefined
      ? [block(indent, name, leafLines(`${indent}  `, leaves))]
      : (overGroup(indent, name, leaves, [based, from]) ?? []);
  });
}

/** What a theme takes over whole: `standardTokens`. */
export type StandardTokens = Partial<StoreTokens>;

/** The `theme.css.ts` of a store, as the formatter leaves it: equal themes give equal text. */
export function themeSource(store: string, { light, dark }: StoreTheme, standard: StandardTokens): string {
  const day = groupsOf(light);
  return `import { createStoreFont, createStoreTheme, type StoreTokens } from '@etalage/ui/theme';
import { standardTokens } from '@etalage/ui/tokens';
import faces from './fonts/faces.json';

const light: StoreTokens = {
  ...standardTokens,
${groupLines('  ', day, groupsOf(standard), 'standardTokens').join('\n')}
};

createStoreFont(faces.heading, "url('./fonts/heading.woff2') format('woff2')");
createStoreFont(faces.body, "url('./fonts/body.woff2') format('woff2')");

/** The store by day and by night, in the form that the designers' workbench writes. */
export const theme = createStoreTheme(${quoted(store)}, {
  light,
  dark: {
    ...light,
${groupLines('    ', groupsOf(dark), day, 'light').join('\n')}
  },
});
`;
}
