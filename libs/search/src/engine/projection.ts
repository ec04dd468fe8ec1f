import type { SearchDocument } from './port.ts';

/** A path pattern as Elasticsearch's source filter reads it: dots part steps, `*` stands for any text. */
function asPattern(path: string, tail: string): RegExp {
  const text = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${text.join('.*')}${tail}$`);
}

/** Whether something below the path could still match one of the patterns. */
function leadsTo(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) => pattern.startsWith(`${path}.`) || pattern.includes('*'));
}

type Choice = { includes: RegExp[]; include: readonly string[]; excludes: RegExp[] };

function projected(value: unknown, path: string, choice: Choice): unknown {
  if (choice.excludes.some((pattern) => pattern.test(path))) return undefined;
  const isWhole = choice.includes.length === 0 || choice.includes.some((pattern) => pattern.test(path));
  if (isWhole && choice.excludes.length === 0) return value;
  if (Array.isArray(value)) return projectedList(value, path, choice, isWhole);
  if (value === null || typeof value !== 'object') return isWhole ? value : undefined;
  if (!isWhole && !leadsTo(choice.include, path)) return undefined;
  const entries = projectedEntries(value, path, choice);
  return isWhole || entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function projectedList(list: readonly unknown[], path: string, choice: Choice, isWhole: boolean): unknown {
  const kept = list.map((entry) => projected(entry, path, choice)).filter((entry) => entry !== undefined);
  return isWhole || kept.length > 0 ? kept : undefined;
}

function projectedEntries(value: object, path: string, choice: Choice): [string, unknown][] {
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const kept = projected(inner, path === '' ? key : `${path}.${key}`, choice);
    return kept === undefined ? [] : [[key, kept]];
  });
}

/** The fields of a document that are asked for: all or those included, without those excluded; `*` is a wildcard. */
export function projectDocument(
  document: SearchDocument,
  include: readonly string[] = [],
  exclude: readonly string[] = [],
): SearchDocument {
  if (include.length === 0 && exclude.length === 0) return document;
  const choice = {
    include,
    includes: include.map((path) => asPattern(path, '(\\..*)?')),
    excludes: exclude.map((path) => asPattern(path, '(\\..*)?')),
  };
  return Object.fromEntries(projectedEntries(document, '', choice));
}
