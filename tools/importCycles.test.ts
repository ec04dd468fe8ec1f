import { expect, it } from 'vitest';
import { entryPoints, files, importsOf } from './importGraph.ts';

/** The files of one cycle, in the order of their imports; none where there is no cycle. */
function cycleOf(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return path.slice(path.indexOf(file));
    if (done.has(file)) return [];
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle.length > 0) return cycle;
    }
    done.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const cycle = visit(file, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

// `import-x/no-cycle` ignores the imports of types, and those by the name of a package.
it('no module imports itself through others, not even for types', () => {
  expect(files.size).toBeGreaterThan(1000);
  expect(entryPoints.size).toBeGreaterThan(20);
  const known = (file: string) => importsOf(file).flatMap(({ from }) => (files.has(from) ? from : []));
  expect(cycleOf(new Map([...files].map((file) => [file, known(file)])))).toEqual([]);
});
