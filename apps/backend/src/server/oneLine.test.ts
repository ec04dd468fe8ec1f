import { describe, expect, it } from 'vitest';
import { oneLine } from './oneLine.ts';

const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields);

describe('a failure to start, in one line', () => {
  const full = 'the disk is full: make room or set DATA_DIR';
  it.each([
    ['a file', withFields('ENOSPC: no space left on device, write', { code: 'ENOSPC' })],
    ['the lock', withFields('database or disk is full', { code: 'ERR_SQLITE_ERROR', errcode: 13 })],
    ['the search index', new Error('Error: database or disk is full')],
    ['a new database', { name: 'ErrnoError', errno: 51 }],
    ['the seed', new Error('Failed query: insert', { cause: withFields('could not extend file', { code: '53100' }) })],
  ])('says that the disk is full, whoever meets it: %s', (_who, error) => {
    expect(oneLine(error, undefined)).toBe(full);
  });

  it.each([
    ['the database', new RangeError('WebAssembly.Memory(): could not allocate memory')],
    ['a query', new Error('Failed query: insert', { cause: withFields('out of memory', { code: '53200' }) })],
  ])('says that there is not enough memory, whoever meets it: %s', (_who, error) => {
    expect(oneLine(error, undefined)).toMatch(/^there is not enough memory \(.+\)$/);
  });

  it('says which port is taken, and passes other words on', () => {
    expect(oneLine(withFields('listen', { code: 'EADDRINUSE' }), 4000)).toBe(
      'port 4000 is taken: set PORT or PORT_BASE',
    );
    expect(oneLine(new Error('SEED must be 0 or 1'), 4000)).toBe('SEED must be 0 or 1');
  });
});
