import type { MutantResult } from '@stryker-mutator/api/core';

/** A change of the code that no test noticed. */
export type Survivor = {
  /** From the root. */
  file: string;
  /** From 1; it moves with the code, and is no part of what names the change. */
  line: number;
  mutator: string;
  /** The line as it stands, without its indent. */
  code: string;
  replacement: string;
  /** Why it may survive; it does not count then. */
  reason?: string;
};

/** How many changes the tests noticed, in percent of those that count. */
export type Outcome = { survivors: Survivor[]; killed: number; score: number };

const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

/** What a run found; the reasons are those that stood beside the same changes before. */
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
