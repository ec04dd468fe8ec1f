import type { build, Rolldown } from 'vite';

export type BuildOutput = Rolldown.RolldownOutput['output'];

/** The files of a build that was not watched and had one output. */
export function outputOf(built: Awaited<ReturnType<typeof build>>): BuildOutput {
  const [result, ...others] = [built].flat();
  if (result === undefined || !('output' in result) || others.length > 0) throw new Error('A build has one output.');
  return result.output;
}
