import type { NodePath } from '@stryker-mutator/api/ignore';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

declare module '@stryker-mutator/api/ignore' {
  /** A part of Babel's syntax tree. */
  interface NodePath {
    node: { type: string; start?: number | null; callee?: { name?: string } };
    parent?: { type: string };
  }
}

/** What the documentation of the API says of a route is for people: its tests look at whether it is valid and whole. */
const descriptions = new Set(['describeRoute', 'described']);
const isDocumentation = ({ node }: NodePath): string | undefined =>
  node.type === 'CallExpression' && descriptions.has(node.callee?.name ?? '') ? 'Documentation of a route' : undefined;

/** Of how many top-level statements one is mutated. */
export const share = Number(process.env['MUTATION_SHARE'] || 1);
/** Scatters the offsets of statements in their files; by Knuth, a multiplication with 2^32 / the golden ratio. */
const scatter = (offset: number): number => Math.imul(offset, 2_654_435_761) >>> 16;
const isOutOfSample = ({ node, parent }: NodePath): string | undefined =>
  parent?.type === 'Program' && scatter(node.start ?? 0) % share !== 0 ? 'Out of the sample' : undefined;

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'documentation', { shouldIgnore: isDocumentation }),
  declareValuePlugin(PluginKind.Ignore, 'sample', { shouldIgnore: isOutOfSample }),
];
