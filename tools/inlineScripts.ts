import { build, type Plugin } from 'vite';
import { outputOf } from './outputOf.ts';

const suffix = '?script';

/**
 * Lets a module import another as the text of an inline script, with all that it imports, minified:
 * `import { text } from './menu.ts?script'`.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const text = await scriptText(id.slice(0, -suffix.length));
      return { code: `export const text = ${JSON.stringify(text)};`, moduleType: 'js' };
    },
  };
}

async function scriptText(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['@etalage/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  return outputOf(result)[0].code.trim();
}
