import type { Assortment, CategoryPlan } from './family.ts';
import type { Placed } from './documents.ts';

type Node = CategoryPlan & { id: number; parent: number; level: number; position: number; ids: readonly number[]; keys: readonly string[]; nodes: readonly Node[] };

/** The tree with its ids: root 2, then 10, 11 … in the order of the plan. */
export function grow(shop: Assortment): readonly Node[] {
  let last = 9;
  const walk = (plans: readonly CategoryPlan[], parent: number, ids: readonly number[], keys: readonly string[]): Node[] =>
    plans.map((plan, at) => {
      last += 1;
      const id = last;
      const here = { ids: [...ids, id], keys: [...keys, plan.key] };
      return { ...plan, id, parent, level: ids.length + 2, position: at + 1, ...here, nodes: walk(plan.children ?? [], id, here.ids, here.keys) };
    });
  return walk(shop.tree, 2, [], []);
}

const flat = (nodes: readonly Node[]): readonly Node[] => nodes.flatMap((node) => [node, ...flat(node.nodes)]);

/** Where a product of a category key stands: in that category and in all above it. */
export function placeOf(tree: readonly Node[], key: string): Placed {
  const node = flat(tree).find((candidate) => candidate.key === key);
  if (node === undefined) throw new RangeError(`No category ${key}`);
  return { ids: node.ids, path: node.keys.join('/'), leaf: { id: node.id, name: node.name, key: node.key } };
}

type Counts = ReadonlyMap<number, number>;

const short = (node: Node, counts: Counts): object => ({
  id: node.id, parent_id: node.parent, name: node.name, level: node.level, position: node.position, path: ['1', '2', ...node.ids].join('/'),
  is_active: true, include_in_menu: 1, product_count: counts.get(node.id) ?? 0,
  url_key: node.key, url_path: node.keys.join('/'), slug: node.key,
  children_count: String(node.nodes.length), children_data: node.nodes.map((child) => short(child, counts)),
});

const rest = { display_mode: 'PRODUCTS', is_anchor: '1', include_in_search: 1, available_sort_by: null, page_layout: null, created_at: '2026-01-05 09:00:00', updated_at: '2026-11-02 09:00:00', tsk: 1_793_600_000_000 };

/** The category documents of a store (wire contract 3.8), the root among them. */
export function categoryDocuments(tree: readonly Node[], counts: Counts) {
  const below = flat(tree).map((node) => ({
    ...short(node, counts), ...rest, parent_ids: ['2', ...node.ids.slice(0, -1).map(String)], children: node.nodes.map(({ id }) => id).join(','),
    description: `<p>${node.description}</p>`, meta_title: node.title, meta_description: node.description, meta_keywords: node.name.toLowerCase(),
  }));
  const root = {
    id: 2, parent_id: 1, name: 'Assortiment', level: 1, position: 1, path: '1/2', is_active: true, include_in_menu: 0,
    product_count: counts.get(2) ?? 0, url_key: null, url_path: null, slug: 'assortiment', children_count: String(tree.length),
    children_data: tree.map((node) => short(node, counts)), ...rest, children: tree.map(({ id }) => id).join(','), description: null, meta_title: null, meta_description: null,
  };
  return [root, ...below];
}
