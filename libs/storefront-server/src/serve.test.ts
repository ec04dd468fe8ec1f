import { aStoreView } from '@etalage/core/testing';
import { nl as words } from '@etalage/shell/nl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serve } from './serve.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The error of a store server that refuses to start with this store view. */
async function refusalOf(view: object): Promise<string> {
  const exit = vi.fn();
  vi.stubGlobal('process', Object.create(process, { exit: { value: exit } }));
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  Reflect.apply(serve, undefined, [{ view, words }]);
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(1));
  return said.mock.calls.join('');
}

describe('a store view is complete or refused', () => {
  const fields = [
    'storeCode',
    'storeId',
    'name',
    'baseUrl',
    'logo',
    'hasDailyOffer',
    'tax',
    'seo',
    'searchIndex',
    'i18n',
  ];

  it.each(fields)('STORE-02 the server of a store without %s does not start, and names the field', async (field) => {
    const { [field]: _left, ...view } = Object.fromEntries(Object.entries(aStoreView()));
    expect(await refusalOf(view)).toMatch(new RegExp(`Store view is not valid\\. ${field}: `));
  });
});
