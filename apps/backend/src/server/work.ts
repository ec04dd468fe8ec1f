import type { Ports } from '../ports.ts';

/** What a running backend does beside its requests. `stop` resolves when nothing of it runs any more. */
export type Work = { stop(): Promise<void> };

/** Does something again and again, `pause` milliseconds after it was done. A failure is logged and does not end it. */
export function repeat({ logger }: Pick<Ports, 'logger'>, name: string, pause: number, act: () => Promise<void>): Work {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await act().catch((error: unknown) => logger.error({ err: error, work: name }, 'work failed'));
      await wait(pause, stopping.signal);
    }
  })();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/** One of many acts of a round: its failure is logged and stops none of the others. */
export const byItself = (
  { logger }: Pick<Ports, 'logger'>,
  what: string,
  about: object,
  act: () => Promise<unknown>,
): Promise<void> =>
  act().then(
    () => undefined,
    (error: unknown) => logger.error({ err: error, ...about }, what),
  );

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
