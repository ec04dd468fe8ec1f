type Pattern = readonly string[];
type Fields = Record<string, unknown>;

const patterns = (list: readonly string[] | undefined): Pattern[] => (list ?? []).map((text) => text.split('.'));
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const matches = (pattern: string, name: string): boolean =>
  pattern === name || (pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1)));

/** Selects fields of many documents, as `selectFields` does of one. */
export function fieldSelector(
  include: readonly string[] | undefined,
  exclude: readonly string[] | undefined,
): (document: Fields) => Fields {
  const wanted = include && include.length > 0 ? patterns(include) : everything;
  const unwanted = patterns(exclude);
  return (document) => select(document, wanted, unwanted);
}

const everything: readonly Pattern[] = [['*']];

/**
 * The fields of a document that an include and an exclude list leave: dotted paths, whose parts may end in `*`; a part
 * that is only `*` stands for any depth. Without an include list everything is included.
 */
export function selectFields(
  document: Fields,
  include: readonly string[] | undefined,
  exclude: readonly string[] | undefined,
): Fields {
  return fieldSelector(include, exclude)(document);
}

function select(fields: Fields, include: readonly Pattern[], exclude: readonly Pattern[]): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
      const within = below(include, name);
      const without = below(exclude, name);
      if (within.length === 0 || without.some(isEnd)) return [];
      if (within.some(isEnd)) return [[name, without.length === 0 ? value : nested(value, everything, without)]];
      const part = nested(value, within, without);
      return part === undefined ? [] : [[name, part]];
    }),
  );
}

const isEnd = (pattern: Pattern): boolean => pattern.length === 0;

/** What is left of the patterns below a field; an empty rest means the whole field. */
function below(list: readonly Pattern[], name: string): readonly Pattern[] {
  const known = rests.get(list) ?? new Map<string, readonly Pattern[]>();
  rests.set(list, known);
  const rest = known.get(name) ?? restOf(list, name);
  known.set(name, rest);
  return rest;
}

/** By list of patterns: the documents of an answer ask for the same fields again and again. */
const rests = new WeakMap<readonly Pattern[], Map<string, readonly Pattern[]>>();

const restOf = (list: readonly Pattern[], name: string): Pattern[] =>
  list.flatMap((pattern): Pattern[] => {
    const [first = '', ...rest] = pattern;
    if (!matches(first, name)) return [];
    return first === '*' && rest.length > 0 ? [pattern, rest] : [rest];
  });

/** The parts of a value that lie below the field; undefined when there is none. */
function nested(value: unknown, include: readonly Pattern[], exclude: readonly Pattern[]): unknown {
  if (Array.isArray(value)) {
    const parts = value.map((entry: unknown) => nested(entry, include, exclude)).filter((part) => part !== undefined);
    return parts.length > 0 || value.length === 0 ? parts : undefined;
  }
  if (!isFields(value))
    return include.some((pattern) => pattern.length === 1 && pattern[0] === '*') ? value : undefined;
  const part = select(value, include, exclude);
  return Object.keys(part).length > 0 ? part : undefined;
}
