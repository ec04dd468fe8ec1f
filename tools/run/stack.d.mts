import type { ChildProcess } from 'node:child_process';

export function buildStores(): void;
export function startStack(options: {
  base: number;
  env?: Record<string, string>;
  programs?: readonly { name: string; offset: number; entry: string }[];
  restarts?: number;
  onLine?: (line: string) => void;
  onEnd: (line: string, stop: () => Promise<void>) => void;
}): { children: Map<string, ChildProcess>; stop: () => Promise<void>; up: Promise<void> };
