import { describe, expect, it } from 'vitest';
import { aCategory } from '../testing.ts';
import { breadcrumbsTo, categoryHead, categoryTree, findCategory, withDescendants } from './categories.ts';

const bath = aCategory({ id: 3, parent_id: 2, level: 2, name: 'Bad', slug: 'bad' });
const openTree = () =>
  categoryTree([
    aCategory({ id: 2, parent_id: 1, level: 1, name: 'Alles', slug: 'alles' }),
    bath,
    aCategory(),
    aCategory({ id: 6, name: 'Oud', slug: 'oud', is_active: false }),
  ]);

it('LIST-01 a category that is not active counts as not found', () => {
  expect(findCategory(openTree(), 'handdoeken').id).toBe(4);
  expect(() => findCategory(openTree(), 'oud')).toThrow('Category query returned empty result');
});

it.each([1, 0, -1])('LIST-16 a lookup by the id %d throws, as it is below the root category', (id) =>
  expect(() => findCategory(openTree(), id)).toThrow(new RangeError(`Category id ${id} is below the root category 2`)),
);

it('LIST-16 a lookup by the id of the root category finds it', () => {
  expect(findCategory(openTree(), 2).name).toBe('Alles');
});

describe('LIST-18 a lookup without a hit names key and value', () => {
  it.each([
    ['bestaat-niet', 'Category query returned empty result slug = bestaat-niet'],
    [99, 'Category query returned empty result id = 99'],
  ])('LIST-18 %s', (key, message) =>
    expect(() => findCategory(openTree(), key)).toThrow(expect.objectContaining({ name: 'CategoryNotFound', message })),
  );
});

it('LIST-15 the top level is what stands below the category 2, whatever level that says', () => {
  const tree = categoryTree([
    aCategory({ id: 1, parent_id: 0, level: 0, slug: 'grond' }),
    aCategory({ id: 2, parent_id: 1, level: 0, slug: 'wortel' }),
    aCategory({ id: 3, parent_id: 2, level: 2, slug: 'bad' }),
  ]);
  expect(tree.roots.map(({ slug }) => slug)).toEqual(['bad']);
  expect([...tree.bySlug.keys()]).toEqual(['bad']);
});

it('LIST-15 a category that holds those of a shop has no page, and one without a name is not there', () => {
  expect(() => findCategory(openTree(), 'alles')).toThrow('slug = alles');
  const other = categoryTree([
    aCategory({ id: 20, parent_id: 1, level: 1, slug: 'winkel' }),
    aCategory({ id: 21, parent_id: 20, level: 2, slug: 'bed' }),
    aCategory({ id: 22, parent_id: 21, level: 3, slug: 'lakens' }),
    aCategory({ id: 23, parent_id: 20, level: 2, name: '', slug: 'naamloos' }),
    aCategory({ id: 24, parent_id: 99, level: 2, slug: 'los' }),
  ]);
  expect(other.roots.map(({ slug }) => slug)).toEqual(['bed']);
  expect([...other.bySlug.keys()]).toEqual(['bed', 'lakens', 'los']);
  expect(breadcrumbsTo(other, findCategory(other, 22))).toEqual([{ name: 'Handdoeken', slug: 'bed' }]);
});

it('categories that stand below themselves do not end the tree, and stand at the top', () => {
  const looped = categoryTree([
    aCategory({ id: 13, parent_id: 14, slug: 'onder' }),
    aCategory({ id: 14, parent_id: 15, slug: 'een' }),
    aCategory({ id: 15, parent_id: 14, slug: 'twee' }),
    aCategory({ id: 16, parent_id: 16, slug: 'zelf' }),
  ]);
  expect(looped.roots.map(({ slug, children }) => [slug, children.map((child) => child.slug)])).toEqual([
    ['een', ['onder', 'twee']],
    ['zelf', []],
  ]);
});

it.each([
  ['nothing more', { name: 'Bed &amp; bad' }, { level: 0, parentId: 0, count: 0, isInMenu: true, description: '' }],
  [
    'everything',
    {
      name: 'Bed &amp; bad',
      level: 3,
      parent_id: 2,
      product_count: 7,
      include_in_menu: '1',
      description: '<p>Zacht</p>',
    },
    { level: 3, parentId: 2, count: 7, isInMenu: true, description: '<p>Zacht</p>' },
  ],
  ['that it is not in the menu', { name: 'Bed &amp; bad', include_in_menu: 0 }, { isInMenu: false }],
])('LIST-15 a category that says %s', (_what, document, node) =>
  expect(categoryTree([{ id: 5, ...document }]).byId.get(5)).toMatchObject({ id: 5, name: 'Bed & bad', ...node }),
);

it('knows the way down and up', () => {
  expect(openTree().roots.map(({ name }) => name)).toEqual(['Bad']);
  expect(withDescendants(findCategory(openTree(), 3))).toEqual([3, 4]);
  expect(breadcrumbsTo(openTree(), findCategory(openTree(), 4))).toEqual([{ name: 'Bad', slug: 'bad' }]);
});

it('reads nested trees as well as flat ones', () => {
  const nested = categoryTree([
    { ...bath, children_data: [aCategory(), aCategory({ id: 6, slug: 'oud', is_active: false })] },
  ]);
  expect([...nested.bySlug.keys()]).toEqual(['bad', 'handdoeken']);
  expect(nested.roots.map(({ slug }) => slug)).toEqual(['bad']);
});

it('SEO-02 a category has head values of its own or its name', () => {
  expect(categoryHead({})).toEqual({ title: '', description: '', keywords: '' });
  expect(categoryHead({ name: 'Bed &amp; bad', meta_title: null })).toEqual({
    title: 'Bed & bad',
    description: '',
    keywords: '',
  });
  const own = { meta_title: 'Badgoed', meta_description: 'Zacht', meta_keywords: 'bad, doek' };
  const head = { title: 'Badgoed', description: 'Zacht', keywords: 'bad, doek' };
  expect(categoryHead({ name: 'Bad', ...own })).toEqual(head);
});
