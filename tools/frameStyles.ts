import { build, type UserConfig } from 'vite';
import { outputOf, type BuildOutput } from './outputOf.ts';

/**
 * The styles of what the server alone draws of every page, header and footer among them, without those that the browser's
 * first load brings. Those parts look the same in the browser, which loads none of their code.
 */
export async function frameStyles(client: BuildOutput, css: UserConfig['css']): Promise<string> {
  const loaded = new Set(client.flatMap((file) => (file.type === 'chunk' && file.isEntry ? file.moduleIds : [])));
  const drawn = await build({
    css,
    build: {
      write: false,
      rolldownOptions: {
        input: '@etalage/shell/server',
        external: (id, _importer, isResolved) => isResolved && loaded.has(id),
      },
    },
  });
  return stylesOf(outputOf(drawn));
}

/** The styles of an entry and of all that it imports at once, in the order of their modules. */
function stylesOf(output: BuildOutput): string {
  const files = new Map(output.map((file) => [file.fileName, file]));
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (fileName: string) => {
    const file = files.get(fileName);
    if (file?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    file.imports.forEach(visit);
    file.viteMetadata?.importedCss.forEach((name) => names.add(name));
  };
  output.filter((file) => file.type === 'chunk' && file.isEntry).forEach(({ fileName }) => visit(fileName));
  return [...names]
    .map((name) => {
      const file = files.get(name);
      return file?.type === 'asset' ? String(file.source) : '';
    })
    .join('');
}
