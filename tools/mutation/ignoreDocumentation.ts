import type { NodePath } from '@stryker-mutator/api/ignore';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

declare module '@stryker-mutator/api/ignore' {
  /** A part of Babel's syntax tree. */
  interface NodePath {
    node: { type: string; callee?: { name?: string } };
  }
}

/** What the documentation of the API says of a route is for people: its tests look at whether it is valid and whole. */
const descriptions = new Set(['describeRoute', 'described']);
const shouldIgnore = ({ node }: NodePath): string | undefined =>
  node.type === 'CallExpression' && descriptions.has(node.callee?.name ?? '') ? 'Documentation of a route' : undefined;

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'documentation', { shouldIgnore })];
