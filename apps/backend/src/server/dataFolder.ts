import { keepPrivate } from '@etalage/core/server';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';

/** A data folder that no other backend may open until it is released or its holder is dead. */
export type HeldFolder = {
  path: string;
  /** Makes known where the holder answers, for commands that would open the folder themselves. */
  announce(address: string): void;
  release(): void;
};

const holder = v.object({ pid: v.number(), address: v.optional(v.string()) });
const holderFile = (path: string) => join(path, 'backend.json');

/**
 * Takes a data folder for this process, and for its account alone. The lock is the operating system's own, on a file, so a killed holder leaves
 * none behind. Throws an Error that names the holder.
 */
export function holdFolder(path: string): HeldFolder {
  keepPrivate(path);
  const lock = new DatabaseSync(join(path, 'lock.sqlite'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    const { pid, address } = holderOf(path) ?? {};
    throw new Error(`DATA_DIR ${path} is in use by process ${pid ?? 'unknown'}${address ? ` (${address})` : ''}`);
  }
  writeHolder(path, undefined);
  return {
    path,
    announce: (address) => writeHolder(path, address),
    release: () => {
      rmSync(holderFile(path), { force: true });
      lock.close();
    },
  };
}

const busy = 5;
const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === busy;

const writeHolder = (path: string, address: string | undefined) =>
  writeFileSync(holderFile(path), JSON.stringify({ pid: process.pid, ...(address ? { address } : {}) }));

function holderOf(path: string): v.InferOutput<typeof holder> | undefined {
  try {
    return v.parse(holder, JSON.parse(readFileSync(holderFile(path), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Where the backend answers that holds a folder now; undefined when none does. */
export function runningAddress(path: string): string | undefined {
  try {
    holdFolder(path).release();
    return undefined;
  } catch {
    return holderOf(path)?.address;
  }
}
