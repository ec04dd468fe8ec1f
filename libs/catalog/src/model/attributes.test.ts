import { describe, expect, it } from 'vitest';
import { attributeOf, attributesByCode } from './attributes.ts';

describe('an attribute', () => {
  it('is known by its code where it says nothing more', () =>
    expect(attributeOf({ attribute_code: 'kleur' })).toEqual({
      code: 'kleur',
      label: 'kleur',
      position: 0,
      options: [],
      isListFilter: false,
      isSearchFilter: false,
    }));

  it('has its label, its place and what it filters', () =>
    expect(
      attributeOf({
        attribute_code: 'kleur',
        default_frontend_label: 'Kleur',
        position: '3',
        is_filterable: '1',
        is_filterable_in_search: true,
      }),
    ).toMatchObject({ label: 'Kleur', position: 3, isListFilter: true, isSearchFilter: true }));

  it.each([
    ['its value', { label: 'Wit', value: 51, id: 7 }, [{ id: '51', label: 'Wit', slug: 'wit' }]],
    ['its id where it has no value', { label: 'Wit', id: 7 }, [{ id: '7', label: 'Wit', slug: 'wit' }]],
    ['no spaces', { label: ' Wit ', value: ' 51 ' }, [{ id: '51', label: 'Wit', slug: 'wit' }]],
    ['its id as slug where its label has no letters', { label: '★', value: '5' }, [{ id: '5', label: '★', slug: '5' }]],
    ['no blank label', { label: ' ', value: '51' }, []],
    ['no missing label', { value: '51' }, []],
    ['no blank value', { label: 'Wit', value: '' }, []],
    ['no missing value', { label: 'Wit' }, []],
  ])('has an option with %s', (_what, option, options) =>
    expect(attributeOf({ attribute_code: 'kleur', options: [option] }).options).toEqual(options),
  );
});

it('of two documents with one code the options come together', () => {
  const options = ['50', '51'].map((value) => [{ label: value, value }]);
  const byCode = attributesByCode([
    { attribute_code: 'kleur', default_frontend_label: 'Kleur', options: options[0] },
    { attribute_code: 'maat' },
    { attribute_code: 'kleur', options: options[1] },
  ]);
  expect([...byCode.keys()]).toEqual(['kleur', 'maat']);
  expect(byCode.get('kleur')).toMatchObject({ label: 'Kleur', options: [{ id: '50' }, { id: '51' }] });
});
