import type { MutantResult } from '@stryker-mutator/api/core';

/** A mutant that no test killed. */
export type Survivor = {
  /** Relative to the root. */
  file: string;
  /** 1-based; not part of the mutant's identity, because it changes with the code above. */
  line: number;
  mutator: string;
  /** The trimmed source line. */
  code: string;
  replacement: string;
  /** Why it may survive, such as an equivalent mutant; excluded from the score. */
  reason?: string;
};

/** The mutation score in percent: killed mutants of all that count. */
export type Outcome = { survivors: Survivor[]; killed: number; score: number };

const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

/** The result of a run, with the reasons recorded for the same mutants before. */
export function outcomeOf(
  results: readonly Pick<MutantResult, 'fileName' | 'location' | 'mutatorName' | 'replacement' | 'status'>[],
  textOf: (file: string) => string,
  before: readonly Survivor[],
): Outcome {
  const killed = results.filter(({ status }) => noticed.has(status)).length;
  const reasons = new Map(before.map((survivor) => [keyOf(survivor), survivor.reason]));
  const survivors = results
    .filter(({ status }) => unnoticed.has(status))
    .map(({ fileName: file, location, mutatorName: mutator, replacement = '' }): Survivor => {
      const code = textOf(file).split('\n')[location.start.line - 1]?.trim() ?? '';
      const survivor = { file, line: location.start.line, mutator, code, replacement };
      const reason = reasons.get(keyOf(survivor));
      return reason === undefined ? survivor : { ...survivor, reason };
    })
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  const counted = killed + survivors.filter(({ reason }) => reason === undefined).length;
  return { survivors, killed, score: counted === 0 ? 100 : (100 * killed) / counted };
}

const keyOf = ({ file, mutator, code, replacement }: Survivor): string => [file, mutator, code, replacement].join('\n');
