// Runs a command of the backend with the project's own Node.
import { spawnSync } from 'node:child_process';
import { childEnvironment, install, projectNode } from './install.mjs';

/** Runs a program of the backend with the arguments of this process, and ends with its exit code. */
export function runBackendCommand(program) {
  install();
  const args = ['--disable-warning=ExperimentalWarning', '--conditions=@etalage/source', program];
  const { status } = spawnSync(projectNode(), [...args, ...process.argv.slice(2)], {
    env: childEnvironment(),
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
