import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aFolder } from '../testing/aBackend.ts';
import { keptFiles } from './keptFiles.ts';

const whole = async (parts: AsyncIterable<string>) => (await Array.fromAsync(parts)).join('');

/** A document of which the second half comes when it is told to. */
function aSlowOne(name: string) {
  const begun = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<void>();
  const make = async function* () {
    yield `${name} begun, `;
    begun.resolve();
    await rest.promise;
    yield `${name} ended`;
  };
  return { make, begun: begun.promise, end: rest.resolve };
}

it('SEO-08 a state that ends while a newer one is half written leaves that one alone', async () => {
  const keep = keptFiles(aFolder());
  const [older, newer] = [aSlowOne('older'), aSlowOne('newer')];
  const readOlder = whole(keep('feed', '1', older.make));
  await older.begun;
  const readNewer = whole(keep('feed', '2', newer.make));
  await newer.begun;
  older.end();
  expect(await readOlder).toBe('older begun, older ended');
  newer.end();
  expect(await readNewer).toBe('newer begun, newer ended');
});

it('SEO-08 a state that ends after a newer one leaves that one there, and the next drops both', async () => {
  const folder = aFolder();
  const keep = keptFiles(folder);
  const [older, newer, next] = [aSlowOne('older'), aSlowOne('newer'), aSlowOne('next')];
  const readOlder = whole(keep('feed', '1', older.make));
  await older.begun;
  newer.end();
  await whole(keep('feed', '2', newer.make));
  older.end();
  await readOlder;
  expect(readdirSync(folder).sort()).toEqual(['feed@1', 'feed@2']);
  next.end();
  await whole(keep('feed', '3', next.make));
  expect(readdirSync(folder)).toEqual(['feed@3']);
});
