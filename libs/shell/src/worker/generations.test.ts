import { expect, it } from 'vitest';
import { cacheOf, outdated, versionBefore, versionOf } from './generations.ts';

it('names a version by its files', () => {
  const version = versionOf(['assets/a.js', 'assets/b.js']);
  expect(version).toMatch(/^\w+$/);
  expect(versionOf(['assets/a.js', 'assets/b.js'])).toBe(version);
  expect(versionOf(['assets/a.js', 'assets/c.js'])).not.toBe(version);
});

const caches = ['one', 'two', 'three'].flatMap((version) => [cacheOf(version, 'assets'), cacheOf(version, 'pages')]);

it('keeps the files of the version before for the tabs that are open, and nothing older', () => {
  const kept = [...caches, cacheOf('all', 'pictures')];
  expect(versionBefore(kept, 'three')).toBe('two');
  expect(outdated(kept, 'three')).toEqual([cacheOf('one', 'assets'), cacheOf('one', 'pages')]);
});

it('leaves caches alone that are not its own', () => expect(outdated(['someone-elses'], 'three')).toEqual([]));

it('has no version before the first', () => expect(versionBefore([cacheOf('one', 'assets')], 'one')).toBeUndefined());
