/**
 * Named points between two steps that must survive a kill. Nothing happens at them in a running shop; tests hand in
 * checkpoints that end the process, and see what is left.
 */
export type Checkpoints = { reached(name: string): void | Promise<void> };

/** Passes every point. */
export const noCheckpoints: Checkpoints = { reached: () => undefined };
