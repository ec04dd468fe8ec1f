/** Runs acts one after another, in the order in which they were asked for. */
export type TaskQueue = {
  /** Resolves or rejects as the act does; a failed act does not stop those behind it. */
  run<T>(act: () => Promise<T>): Promise<T>;
};

/** A queue of one visit, so that two quick acts reach the server in their order. */
export function createTaskQueue(): TaskQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (act) => {
      const mine = last.then(act, act);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

/** An id for one act, which a retry keeps: the backend answers it once (`x-task-id`). */
export const createTaskId = (): string => crypto.randomUUID();
