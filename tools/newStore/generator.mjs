import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment, projectNode, root } from '../run/install.mjs';

/** `nx g @etalage/tools:store keuken`: an app with config, theme, logo and icons, and the lists that name the stores. */
export default function store(tree, options) {
  // Nx runs without the condition under which the workspace reads its own sources.
  const args = ['--conditions=@etalage/source', join(root, 'tools/newStore/files.ts'), JSON.stringify(options)];
  const { status, stdout, stderr } = spawnSync(projectNode(), args, {
    cwd: root,
    env: childEnvironment(),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(stderr);
  for (const [path, content] of JSON.parse(stdout)) tree.write(path, Buffer.from(content, 'base64'));
}
