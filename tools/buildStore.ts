import { rmSync } from 'node:fs';
import { build } from 'vite';

rmSync('dist', { recursive: true, force: true });
await build({ configFile: 'vite.config.ts' });
await build({ configFile: 'vite.config.ts', build: { ssr: true } });
