import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from './registry.ts';

const foldersWith = (file: string): string[] =>
  globSync(`*/${file}`, { cwd: import.meta.dirname }).map((path) => basename(dirname(path)));

describe('the registry of pages', () => {
  it('has the page of every folder', () => {
    expect(pages.map(({ kind }) => kind).toSorted()).toEqual(foldersWith('page.ts').toSorted());
  });

  it.each(pages.map((page) => [page.kind, page] as const))(
    'has %s from the folder of that name',
    async (kind, page) => {
      expect(Object.values(await import(`./${kind}/page.ts`))).toContain(page);
    },
  );

  it('SESSION-20 has no page of the compare list', () => {
    expect(pages.filter(({ kind, path }) => /compare|vergelijk/i.test(`${kind} ${String(path)}`))).toEqual([]);
  });

  it('has the server half of every folder, and no other', async () => {
    const withServer = pages.filter((page) => page.server !== undefined);
    expect(withServer.map(({ kind }) => kind).toSorted()).toEqual(foldersWith('server.ts').toSorted());
    for (const { kind, server } of withServer) expect(await server?.()).toBe(await import(`./${kind}/server.ts`));
  });
});
