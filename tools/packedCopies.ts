import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import * as v from 'valibot';
import { offeredNames } from './offeredNames.ts';

/**
 * Packs every lib as it would be published, checks each package (publint, attw), installs all of them in a small shop
 * outside the workspace, type-checks the README examples and all offered names there and renders from the packed code.
 */
const root = join(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'etalage-packed-'));
const manifestSchema = v.looseObject({
  name: v.string(),
  version: v.string(),
  exports: v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])),
  imports: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});
const rootManifest = v.parse(
  v.looseObject({ devDependencies: v.record(v.string(), v.string()) }),
  json(join(root, 'package.json')),
);
const libs = readdirSync(join(root, 'libs')).filter((name) => existsSync(join(root, 'libs', name, 'dist')));

try {
  const archives = new Map<string, string>();
  for (const lib of libs) archives.set(`@etalage/${lib}`, await pack(lib));
  useThem(archives);
  console.log(
    `${libs.length} packed copies pass publint, attw, a type check of their README and a run outside the workspace`,
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** The package as published: without the source condition of the workspace. */
async function pack(lib: string): Promise<string> {
  const copy = join(work, lib);
  mkdirSync(copy);
  for (const part of ['dist', 'README.md'])
    cpSync(join(root, 'libs', lib, part), join(copy, part), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(copy, 'LICENSE'));
  const {
    nx: _nx,
    scripts: _scripts,
    ...manifest
  } = v.parse(manifestSchema, json(join(root, 'libs', lib, 'package.json')));
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, target]) => [
      entry,
      typeof target === 'string' ? target : withoutSource(target),
    ]),
  );
  const imports = Object.fromEntries(
    Object.entries(manifest.imports).map(([name, target]) => [name, withoutSource(target)]),
  );
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...manifest, exports, imports }, null, 2));
  await lintPackage(copy, lib);
  const [packed] = v.parse(
    v.tuple([v.object({ filename: v.string() })]),
    JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts'], copy)),
  );
  const archive = join(copy, packed.filename);
  run(
    process.execPath,
    [
      join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
      archive,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'style.css',
      '--format',
      'table-flipped',
    ],
    copy,
  );
  return archive;
}

function withoutSource<Target>({ '@etalage/source': _source, ...published }: Readonly<Record<string, Target>>) {
  return published;
}

async function lintPackage(directory: string, lib: string): Promise<void> {
  const { messages, pkg } = await publint({ pkgDir: directory, pack: false, strict: true });
  if (messages.length > 0)
    throw new Error(`publint on ${lib}:\n${messages.map((message) => formatMessage(message, pkg)).join('\n')}`);
}

/** A shop of a few lines, with nothing of the workspace around it. */
function useThem(archives: Map<string, string>): void {
  const shop = join(work, 'shop');
  mkdirSync(shop);
  const versions = rootManifest.devDependencies;
  const dependencies = {
    ...Object.fromEntries([...archives].map(([name, archive]) => [name, `file:${archive}`])),
    ...Object.fromEntries(
      [
        'react',
        'react-dom',
        '@testing-library/react',
        '@testing-library/dom',
        '@types/react',
        '@types/react-dom',
        '@types/node',
        'typescript',
      ].map((name) => [name, versions[name]]),
    ),
    valibot: '1.5.0',
    jotai: '3.0.1',
  };
  writeFileSync(
    join(shop, 'package.json'),
    JSON.stringify(
      {
        name: 'shop',
        private: true,
        type: 'module',
        dependencies,
        overrides: Object.fromEntries([...archives].map(([name, archive]) => [name, `file:${archive}`])),
      },
      null,
      2,
    ),
  );
  run(
    'npm',
    [
      'install',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--prefer-offline',
      '--legacy-peer-deps',
      '--loglevel=error',
    ],
    shop,
  );
  for (const lib of libs)
    examples(lib).forEach((text, index) => writeFileSync(join(shop, `${lib}-${index}.tsx`), text));
  offeredNames.forEach(({ entry, names }, index) => {
    const list = names.join(', ');
    writeFileSync(
      join(shop, `offered-${index}.tsx`),
      `import { ${list} } from '${entry}';\nexport default [${list}];\n`,
    );
  });
  writeFileSync(
    join(shop, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2024',
        jsx: 'react-jsx',
        lib: ['es2024', 'dom', 'dom.iterable'],
        skipLibCheck: false,
        types: ['node'],
      },
      include: ['*.tsx'],
    }),
  );
  run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], shop);
  writeFileSync(join(shop, 'run.mjs'), runScript());
  console.log(run(process.execPath, ['run.mjs'], shop).trim());
}

/** The `ts` and `tsx` blocks of a README; each is a module of its own. */
function examples(lib: string): string[] {
  const readme = readFileSync(join(root, 'libs', lib, 'README.md'), 'utf8');
  const found = [...readme.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code]) => `${code ?? ''}\nexport {};\n`);
  if (found.length === 0) throw new Error(`libs/${lib}/README.md shows no example`);
  return found;
}

/** Imports every entry that runs in Node and says how many names each opens. */
function runScript(): string {
  const entries = libs.flatMap((lib) => {
    const manifest = v.parse(manifestSchema, json(join(root, 'libs', lib, 'package.json')));
    return Object.entries(manifest.exports)
      .filter(([, target]) => typeof target !== 'string')
      .map(([entry]) => `@etalage/${lib}${entry.slice(1)}`);
  });
  return `let names = 0;
for (const entry of ${JSON.stringify(entries)}) names += Object.keys(await import(entry)).length;
console.log(names + ' names open from ${entries.length} entries');
`;
}

function run(command: string, args: string[], cwd: string): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, npm_config_yes: 'true' },
    });
  } catch (error) {
    const output = v.safeParse(v.looseObject({ stdout: v.string(), stderr: v.string() }), error);
    throw new Error(
      `${command} ${args.join(' ')}\n${output.success ? output.output.stdout + output.output.stderr : String(error)}`,
    );
  }
}

function json(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
