/** Finds what ships and is used by nothing that ships: files, exports, dependencies. `knip.config.ts` says what ships. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { offeredNames } from './offeredNames.ts';

const root = join(import.meta.dirname, '..');
const libs = readdirSync(join(root, 'libs'));
const conditions = v.record(v.string(), v.unknown());
const manifestSchema = v.looseObject({
  name: v.string(),
  exports: v.record(v.string(), v.union([v.string(), conditions])),
});
const named = v.array(v.looseObject({ name: v.string() }));
const issueSchema = v.looseObject({
  file: v.string(),
  files: named,
  dependencies: named,
  unlisted: named,
  unresolved: named,
  exports: named,
});
type Issue = v.InferOutput<typeof issueSchema>;

/** Where each entry of our packages has its source: the packages name what is built, which need not be there. */
const entries: Record<string, string> = {};
for (const lib of libs) {
  const { name, exports } = v.parse(manifestSchema, read(join('libs', lib, 'package.json')));
  for (const [key, target] of Object.entries(exports)) {
    const source = typeof target === 'string' ? undefined : target['@etalage/source'];
    if (typeof source === 'string') entries[name + key.slice(1)] = join(root, 'libs', lib, source);
  }
}

const issues = findIssues();
const problems = [...issues.flatMap(problemsOf), ...offeredNames.flatMap(offeredProblems)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`${problems.length} unused. Delete them, or say in tools/offeredNames.ts for whom they are.`);
  process.exit(1);
}

function findIssues(): Issue[] {
  const folder = join('node_modules', '.cache', 'unused');
  const tsconfig = join(folder, 'tsconfig.json');
  mkdirSync(join(root, folder), { recursive: true });
  const paths = Object.fromEntries(Object.entries(entries).map(([entry, source]) => [entry, [source]]));
  writeFileSync(join(root, tsconfig), JSON.stringify({ compilerOptions: { paths } }));
  const knip = [
    'node_modules/knip/bin/knip.js',
    '--production',
    '--no-progress',
    '--no-exit-code',
    '--reporter',
    'json',
  ];
  const answer = execFileSync(process.execPath, [...knip, '--tsConfig', tsconfig], { cwd: root, encoding: 'utf8' });
  return v.parse(v.looseObject({ issues: v.array(issueSchema) }), JSON.parse(answer)).issues;
}

/** An entry names again what other files declare: what is unused is said of these. */
function problemsOf({ file, files, dependencies, unlisted, unresolved, exports }: Issue): string[] {
  const isEntry = Object.values(entries).includes(join(root, file));
  const offered = offeredIn(file);
  return [
    ...files.map(() => `${file}: nothing imports it`),
    ...dependencies.map(({ name }) => `${file}: ${name} is not used`),
    ...unlisted.map(({ name }) => `${file}: ${name} is not in its package.json`),
    ...unresolved.map(({ name }) => `${file}: ${name} is not found`),
    ...(isEntry ? [] : exports).flatMap(({ name }) =>
      offered.has(name) || isLoadedByName(file, name) ? [] : [`${file}: ${name} is not used`],
    ),
  ];
}

/** What an import of `package.json` stands for. */
function isLoadedByName(file: string, name: string): boolean {
  return (
    (name === 'pageServer' && /\/(server|noServer)\.ts$/.test(file)) ||
    (name === 'earlyOrder' && file.includes('/early/'))
  );
}

function folderOf(entry: string): string {
  return `libs/${entry.split('/')[1]}/`;
}

function offeredIn(file: string): Set<string> {
  const inPackage = offeredNames.filter(({ entry }) => file.startsWith(folderOf(entry)));
  return new Set(inPackage.flatMap(({ names }) => names));
}

/** What is said to be offered and is used, or is nowhere. */
function offeredProblems({ entry, names }: (typeof offeredNames)[number]): string[] {
  const ofPackage = issues.filter(({ file }) => file.startsWith(folderOf(entry)));
  const unused = new Set(ofPackage.flatMap(({ exports }) => exports.map(({ name }) => name)));
  return names
    .filter((name) => !unused.has(name))
    .map((name) => `tools/offeredNames.ts: ${name} of ${entry} is used or gone`);
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
