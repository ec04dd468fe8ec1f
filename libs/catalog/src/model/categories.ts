import { category as categoryConstants } from '@etalage/core/constants';
import type { Category } from '../contract/category.ts';
import { slugOf } from '../rules/slugs.ts';
import { flagOf } from '../rules/values.ts';
import { linkPath } from './linkPath.ts';
import { plainText } from './plainText.ts';
import type { Breadcrumb, CategoryNode, PageHead } from './views.ts';

/** The categories of a shop: its top level, and each by id and slug. */
export type CategoryTree = {
  roots: readonly CategoryNode[];
  byId: ReadonlyMap<number, CategoryNode>;
  bySlug: ReadonlyMap<string, CategoryNode>;
};

/** Head values of a category: its meta fields, else its name and empty texts, in whose place the page has others (SEO-02). */
export const categoryHead = ({ name, meta_title, meta_description, meta_keywords }: Partial<Category>): PageHead => ({
  title: meta_title || plainText(name ?? ''),
  description: meta_description || '',
  keywords: meta_keywords || '',
});

function nodeOf(category: Category, linksByPath: boolean): CategoryNode {
  const pathHref = linkPath(category, linksByPath);
  return {
    id: category.id,
    parentId: category.parent_id ?? 0,
    level: category.level ?? 0,
    name: plainText(category.name ?? ''),
    slug: slugOf(category),
    ...(pathHref ? { pathHref } : {}),
    count: category.product_count ?? 0,
    isInMenu: flagOf(category.include_in_menu) !== false,
    description: category.description ?? '',
    head: categoryHead(category),
    children: [],
  };
}

const nested = (category: Category): Category[] =>
  category.is_active === false ? [] : [category, ...(category.children_data ?? []).flatMap(nested)];

/**
 * The tree over flat or nested categories, in the order given. One that is not active is not there (LIST-01); one that
 * stands below itself stands at the top.
 */
export function categoryTree(categories: readonly Category[], linksByPath = false): CategoryTree {
  const active = categories.flatMap(nested).filter(({ name }) => Boolean(name));
  const byId = new Map(active.map((category) => [category.id, nodeOf(category, linksByPath)]));
  for (const node of byId.values()) if (isBelowItself(node, byId)) node.parentId = categoryConstants.rootId;
  for (const node of byId.values()) byId.get(node.parentId)?.children.push(node);
  const nodes = [...byId.values()].filter((node) => !isContainer(node));
  const roots = nodes.filter(({ parentId }) => isContainer(byId.get(parentId) ?? { id: parentId, level: 0 }));
  return { roots, byId, bySlug: new Map(nodes.map((node) => [node.slug, node])) };
}

/** Whether a category only holds those of a shop, as the root category and what stands above it do. */
export const isContainer = ({ id, level }: Pick<CategoryNode, 'id' | 'level'>): boolean =>
  id <= categoryConstants.rootId || level === containerLevel;

const containerLevel = 1;

function isBelowItself(node: CategoryNode, byId: CategoryTree['byId']): boolean {
  const passed = new Set<number>();
  let above = byId.get(node.parentId);
  while (above !== undefined && above.id !== node.id && !passed.has(above.id)) {
    passed.add(above.id);
    above = byId.get(above.parentId);
  }
  return above?.id === node.id;
}

/** A category by slug or id. Throws for an id below the root category (LIST-16) and for one that is not there (LIST-18). */
export function findCategory({ byId, bySlug }: CategoryTree, key: string | number): CategoryNode {
  if (typeof key === 'number' && key < categoryConstants.rootId) {
    throw new RangeError(`Category id ${key} is below the root category ${categoryConstants.rootId}`);
  }
  const found = typeof key === 'number' ? byId.get(key) : bySlug.get(key);
  if (found) return found;
  throw new CategoryNotFound(typeof key === 'number' ? 'id' : 'slug', key);
}

/** A category lookup without a hit (LIST-18). */
export class CategoryNotFound extends Error {
  constructor(key: string, value: string | number) {
    super(`Category query returned empty result ${key} = ${value}`);
    this.name = 'CategoryNotFound';
  }
}

/** A category's id and those of all its descendants. */
export const withDescendants = ({ id, children }: CategoryNode): number[] => [id, ...children.flatMap(withDescendants)];

/** A category as a step of a trail. */
export const linkOf = ({ name, slug, pathHref }: CategoryNode): Breadcrumb => ({
  name,
  slug,
  ...(pathHref ? { pathHref } : {}),
});

/** The trail above a category, from the top down, without itself. */
export function breadcrumbsTo({ byId }: Pick<CategoryTree, 'byId'>, { parentId }: CategoryNode): Breadcrumb[] {
  const parent = byId.get(parentId);
  if (!parent || isContainer(parent)) return [];
  return [...breadcrumbsTo({ byId }, parent), linkOf(parent)];
}
