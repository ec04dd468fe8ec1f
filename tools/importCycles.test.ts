import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = new Set(globSync(['{apps,libs}/*/src/**/*.{ts,tsx}', 'tools/**/*.{ts,tsx}'], { cwd: root }));

type Manifest = { name: string; exports: Record<string, { '@etalage/source'?: string }> };

/** The source files of the libs' entry points, by the name under which they are imported. */
const entryPoints = new Map(
  globSync('libs/*/package.json', { cwd: root }).flatMap((path) => {
    const { name, exports }: Manifest = JSON.parse(read(path));
    return Object.entries(exports).map(([entry, { '@etalage/source': source = '' }]): [string, string] => [
      name + entry.slice(1),
      join(dirname(path), source),
    ]);
  }),
);

/** The files that a file imports, for types too. A dynamic import does not count. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/^(?:import|export) (?:[^';]* from )?'([^']+)'/gm)]
    .map(([, name = '']) => (name.startsWith('.') ? join(dirname(file), name) : (entryPoints.get(name) ?? '')))
    .filter((path) => files.has(path));

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
  expect(cycleOf(new Map([...files].map((file) => [file, importsOf(file)])))).toEqual([]);
});
