import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The TypeScript sources of apps, libs and tools, as paths from the root of the repository. */
export const files: ReadonlySet<string> = new Set(
  globSync(['{apps,libs}/*/src/**/*.{ts,tsx}', 'tools/**/*.{ts,tsx}'], { cwd: root }),
);

type Manifest = { name: string; exports: Record<string, { '@etalage/source'?: string }> };
const parseManifest: (json: string) => Manifest = JSON.parse;

/** The source files of the libs' entry points, by the name under which they are imported. */
export const entryPoints: ReadonlyMap<string, string> = new Map(
  globSync('libs/*/package.json', { cwd: root }).flatMap((path) => {
    const { name, exports } = parseManifest(read(path));
    return Object.entries(exports).map(([entry, { '@etalage/source': source = '' }]): [string, string] => [
      name + entry.slice(1),
      join(dirname(path), source),
    ]);
  }),
);

/** An import: the file, or the name of a package from outside, and whether it is of types only. */
export type Import = { from: string; isOfTypes: boolean };

/** What a file imports. A dynamic import does not count. */
export const importsOf = (file: string): Import[] =>
  [...read(file).matchAll(/^(?:import|export) (type )?(?:[^';]* from )?'([^']+)'/gm)].map(([, type, name = '']) => ({
    from: name.startsWith('.') ? join(dirname(file), name) : (entryPoints.get(name) ?? name),
    isOfTypes: type !== undefined,
  }));
