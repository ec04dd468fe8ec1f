import { describe, expect, it } from 'vitest';
import { aCategory } from '../testing.ts';
import { breadcrumbsTo, categoryHead, categoryTree, findCategory, withDescendants } from './categories.ts';

const bath = aCategory({ id: 3, parent_id: 2, level: 2, name: 'Bad', slug: 'bad' });
const tree = categoryTree([
  aCategory({ id: 2, parent_id: 1, level: 1, name: 'Alles', slug: 'alles' }),
  bath,
  aCategory(),
  aCategory({ id: 6, name: 'Oud', slug: 'oud', is_active: false }),
]);

it('LIST-01 a category that is not active counts as not found', () => {
  expect(findCategory(tree, 'handdoeken').id).toBe(4);
  expect(() => findCategory(tree, 'oud')).toThrow('Category query returned empty result');
});

it('LIST-16 a lookup by id throws below the root category', () => {
  expect(() => findCategory(tree, 1)).toThrow(RangeError);
  expect(findCategory(tree, 2).name).toBe('Alles');
});

describe('LIST-18 a lookup without a hit names key and value', () => {
  it.each([
    ['bestaat-niet', 'Category query returned empty result slug = bestaat-niet'],
    [99, 'Category query returned empty result id = 99'],
  ])('%s', (key, message) => expect(() => findCategory(tree, key)).toThrow(message));
});

it('knows the way down and up', () => {
  expect(tree.roots.map(({ name }) => name)).toEqual(['Bad']);
  expect(withDescendants(findCategory(tree, 3))).toEqual([3, 4]);
  expect(breadcrumbsTo(tree, findCategory(tree, 4))).toEqual([{ name: 'Bad', slug: 'bad' }]);
});

it('reads nested trees as well as flat ones', () => {
  const nested = categoryTree([
    { ...bath, children_data: [aCategory(), aCategory({ id: 6, slug: 'oud', is_active: false })] },
  ]);
  expect([...nested.bySlug.keys()]).toEqual(['bad', 'handdoeken']);
});

it('SEO-02 a category has head values of its own or its name', () => {
  expect(categoryHead({ name: 'Bed &amp; bad', meta_title: null })).toEqual({
    title: 'Bed & bad',
    description: '',
    keywords: '',
  });
  const own = { meta_title: 'Badgoed', meta_description: 'Zacht', meta_keywords: 'bad, doek' };
  const head = { title: 'Badgoed', description: 'Zacht', keywords: 'bad, doek' };
  expect(categoryHead({ name: 'Bad', ...own })).toEqual(head);
});
