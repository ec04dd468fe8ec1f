import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import * as v from 'valibot';
import { inlineScripts } from './inlineScripts.ts';

/** Builds the lib in the working directory: one module per source file, declarations beside them, its styles as one sheet. */
const directory = process.cwd();
const root = join(directory, '../..');
const manifest = v.parse(
  v.looseObject({
    name: v.string(),
    exports: v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])),
    imports: v.optional(
      v.record(v.string(), v.looseObject({ '@etalage/source': v.record(v.string(), v.string()) })),
      {},
    ),
  }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);
const entries = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === 'string' ? [] : [entry['@etalage/source']].filter((path) => path !== undefined),
);
/** What the package imports by a name of its own, which its conditions decide: a module per condition. */
const imported = Object.values(manifest.imports).flatMap((target) =>
  globSync(Object.values(target['@etalage/source'])),
);
const workers = ['src/engine/worker.ts'].filter((path) => existsSync(path));

rmSync('dist', { recursive: true, force: true });
await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), inlineScripts()],
  build: {
    target: 'es2024',
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    lib: {
      entry: [...entries, ...imported, ...workers].map((path) => join(directory, path)),
      formats: ['es'],
      cssFileName: 'style',
    },
    rolldownOptions: {
      external: (id) =>
        !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !id.includes('.vanilla.css'),
      output: { preserveModules: true, preserveModulesRoot: join(directory, 'src'), entryFileNames: '[name].js' },
    },
  },
});

writeFileSync(
  'dist/tsconfig.json',
  JSON.stringify({
    extends: join(root, 'tsconfig.base.json'),
    include: [join(directory, 'src')],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts', '**/*.stories.tsx'].map((path) =>
      join(directory, 'src', path),
    ),
    compilerOptions: {
      // Other libs are read as they are published, so that their sources stay out of this one's declarations.
      customConditions: [],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowImportingTsExtensions: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(directory, 'src'),
      outDir: join(directory, 'dist'),
    },
  }),
);
execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'dist/tsconfig.json'], {
  stdio: 'inherit',
});
rmSync('dist/tsconfig.json');

// The compiler leaves `.ts` in the declarations' own imports; a package speaks of `.js`.
for (const path of globSync('dist/**/*.d.ts')) {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/((?:from|import)\s*\(?['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'));
}
