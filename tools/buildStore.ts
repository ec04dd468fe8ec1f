import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { appFiles } from './appFiles.ts';
import { inlined, inlineTokens, tokensOfTheme } from './constantTokens.ts';
import { frameStyles } from './frameStyles.ts';
import { outputOf } from './outputOf.ts';
import { pack } from './pack.ts';
import { withShortTokens } from './shortStyles.ts';

/** Builds the store of the current folder: its files for the browser, packed, and its server. */
rmSync('dist', { recursive: true, force: true });
const tokens = await tokensOfTheme();
const css = { postcss: { plugins: [inlineTokens(tokens)] } };
const client = outputOf(await build({ css, plugins: [appFiles()] }));
writeFileSync('dist/client/.vite/frame.css', await frameStyles(client, css));
await build({ build: { ssr: true } });
// It stands in every page, and wears the page's tokens.
if (existsSync('src/logo.svg'))
  writeFileSync('dist/client/logo.svg', inlined(withShortTokens(readFileSync('src/logo.svg', 'utf8')), tokens));
for (const name of readdirSync('dist/client', { recursive: true, encoding: 'utf8' })) {
  if (/\.(js|css|svg|json|webmanifest|txt)$/.test(name) && !name.startsWith('.vite')) pack(join('dist/client', name));
}
