import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStores } from './stores.ts';

const [store]: Record<string, unknown>[] = JSON.parse(
  readFileSync(new URL('../../data/stores.json', import.meta.url), 'utf8'),
);

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'stores-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads the first store with other fields. */
function readWith(fields: object) {
  const file = join(folder, 'stores.json');
  writeFileSync(file, JSON.stringify([{ ...store, ...fields }]));
  return readStores(pathToFileURL(file));
}

it('reads a store with its round of daily offers', () => {
  const [read] = readWith({});
  expect(read).toMatchObject({ code: store?.['code'], offers: expect.arrayContaining([expect.anything()]) });
});

it('PRICE-11 reads that tax depends on the group of customers, and whose group is forced', () => {
  const tax = { userGroup: true, forcedGroup: 0 };
  expect(readWith({ tax })).toMatchObject([{ tax }]);
});

describe('a store that is not as agreed', () => {
  it.each([
    ['a code with capitals', { code: 'Bad' }, /^stores\.json 0\.code: /],
    ['an address without a host', { url: 'winkel' }, /^stores\.json 0\.url: /],
    [
      'an account number with a wrong check digit',
      { bank: { accountHolder: 'Winkel', iban: 'NL00BANK0123456789' } },
      /^stores\.json 0\.bank\.iban: 'NL00BANK0123456789' is no valid IBAN$/,
    ],
    ['a field that no store has', { colour: 'red' }, /^stores\.json 0\.colour: /],
  ])('is refused by the name of its field: %s', (_title, fields, message) =>
    expect(() => readWith(fields)).toThrow(message),
  );

  it('is refused with everything that is wrong', () =>
    expect(() => readWith({ code: 'Bad', url: 'winkel' })).toThrow(/^stores\.json 0\.code: .+; stores\.json 0\.url: /));
});
