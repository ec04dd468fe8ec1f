import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { keptWorkers } from './tools/mutation/keptWorkers.ts';
import type { Tests } from './tools/mutation/scopes.ts';
import workspace from './vitest.workspace.ts';

const parse: (text: string) => Tests = JSON.parse;
/** The tests of the mutated code. */
const tests = parse(process.env['MUTATION_TESTS'] ?? '{}');

/** The mutated copy of the repository has linked `node_modules`, by which packages would find each other unmutated. */
const originals = join(dirname(realpathSync('node_modules')), 'libs/');
const mutatedPackages: Plugin = {
  name: 'mutated-packages',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('@etalage/')) return;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!found?.id.startsWith(originals)) return found;
    return { ...found, id: join(import.meta.dirname, 'libs', found.id.slice(originals.length)) };
  },
};

const { projects = [], ...test } = workspace.test ?? {};
const chosen = projects.flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return [];
  const { name } = project.test ?? {};
  const globs = typeof name === 'string' ? tests[name] : undefined;
  if (globs === undefined) return [];
  return {
    ...project,
    plugins: [mutatedPackages, keptWorkers, ...(project.plugins ?? [])],
    test: { ...project.test, ...(globs.length > 0 && { include: [...globs] }) },
  };
});

export default defineConfig({ ...workspace, test: { ...test, projects: chosen } });
