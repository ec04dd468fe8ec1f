import { withStyles } from './styles.ts';

/**
 * Does what needs the network; where there is none, does it again as soon as there is. So a press on a train is not
 * lost in a tunnel: it waits, while the offline badge says why.
 */
export const whenOnline = <T>(task: () => Promise<T>): Promise<T> =>
  task().catch(async (error: unknown) => {
    // The server's `navigator` has no `onLine`.
    if (globalThis.navigator.onLine !== false) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return whenOnline(task);
  });

/**
 * Loads a component and its styles as soon as there is a network. Code without styles needs `whenOnline` alone: it does not
 * wait for those that another component misses.
 */
export const loadOnline = <T>(load: () => Promise<T>): Promise<T> => whenOnline(() => withStyles(load));
