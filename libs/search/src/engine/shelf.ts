import type { SearchResponse } from '@etalage/catalog/contract';
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { otherGroups } from './port.ts';
import { unpacked } from './schema.ts';

/** What a search looks at of one product; prices in cents. */
export type ShelfRow = {
  id: number;
  sku: string;
  visibility: number;
  status: number;
  inStock: boolean;
  price: number;
  special: number;
  final: number;
  updated: number;
  /**
   * Many products' numbers, of which this one has group and price by turns from `groups` on, category and position by turns
   * from `categories` on, and from `keys` to `end` term × 2, one more where only variants have the value. An array for each would weigh more than its numbers.
   */
  numbers: Int32Array;
  groups: number;
  categories: number;
  keys: number;
  end: number;
};

/** Where a product stands in a category; undefined when it is not in it. */
export function positionIn({ numbers, categories, keys }: ShelfRow, category: number): number | undefined {
  for (let at = categories; at < keys; at += 2) if (numbers[at] === category) return numbers[at + 1];
  return undefined;
}

/** What is paid for a product, in cents. */
export type Paid = (row: ShelfRow) => number;

/** What a group of customers pays; guests, who have none or 0, pay the final price. */
export function paidBy(group: number | undefined): Paid {
  if (!group) return ({ final }) => final;
  return ({ numbers, groups, categories, final }) => {
    let paid = final;
    for (let at = groups; at < categories; at += 2) {
      const price = numbers[at + 1] ?? final;
      if (numbers[at] === group) return price;
      if (numbers[at] === otherGroups) paid = price;
    }
    return paid;
  };
}

/** So many stand in one array. */
const numbersTogether = 65_536;

/** Everything a question found, in order, before the page is cut. */
export type Found = { rows: readonly ShelfRow[]; facets: SearchResponse['facets'] };

/** One value of an attribute. */
export type Term = { id: number; attribute: string; value: string };

/**
 * The products of one store as a reader keeps them in memory: filters and facets run over these rows, and SQLite is asked
 * for texts and documents only. `refresh` brings it up to date by what was written since, within the reader's snapshot.
 */
export class Shelf {
  readonly rows = new Map<number, ShelfRow>();
  /** Attribute by term id. */
  readonly #attributes: string[] = [];
  readonly #byAttribute = new Map<string, Map<string, Term>>();
  readonly #byCategory = new Map<number, ShelfRow[]>();
  readonly #bySku = new Map<string, ShelfRow>();
  /** Answers that hold until the next change. */
  readonly answers = new Map<string, Found>();
  readonly #db: DatabaseSync;
  readonly #state: StatementSync;
  #numbers = new Int32Array();
  #used = 0;
  #rev = 0;
  #epoch = -1;
  #lastTerm = 0;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#state = db.prepare('select rev, epoch from state');
  }

  refresh(): void {
    const state = this.#state.get();
    const rev = Number(state?.['rev']);
    const epoch = Number(state?.['epoch']);
    if (rev === this.#rev && epoch === this.#epoch) return;
    if (epoch !== this.#epoch) this.#empty();
    this.#readTerms();
    this.#readRows();
    this.#rev = rev;
    this.#epoch = epoch;
  }

  valuesOf(attribute: string): ReadonlyMap<string, Term> {
    return this.#byAttribute.get(attribute) ?? new Map<string, Term>();
  }

  /** One more than the largest key a row can have. */
  get keyCount(): number {
    return this.#lastTerm * 2 + 2;
  }

  attributeOf(key: number): string | undefined {
    return this.#attributes[key >> 1];
  }

  inCategory(category: number): readonly ShelfRow[] {
    if (this.#byCategory.size === 0) this.#sortIntoCategories();
    return this.#byCategory.get(category) ?? [];
  }

  bySku(sku: string): ShelfRow | undefined {
    if (this.#bySku.size === 0) for (const row of this.rows.values()) this.#bySku.set(row.sku, row);
    return this.#bySku.get(sku.toLowerCase());
  }

  #empty(): void {
    this.#rev = -1;
    this.#lastTerm = 0;
    for (const map of [this.rows, this.#byAttribute]) map.clear();
    this.#attributes.length = 0;
  }

  #readTerms(): void {
    for (const { id, attribute, value } of this.#db
      .prepare('select * from term where id > ? order by id')
      .all(this.#lastTerm)) {
      const term = { id: Number(id), attribute: String(attribute), value: String(value) };
      const values = this.#byAttribute.get(term.attribute) ?? new Map<string, Term>();
      this.#byAttribute.set(term.attribute, values.set(term.value, term));
      this.#attributes[term.id] = term.attribute;
      this.#lastTerm = term.id;
    }
  }

  #readRows(): void {
    for (const map of [this.answers, this.#byCategory, this.#bySku]) map.clear();
    for (const { id } of this.#db.prepare('select id from gone where rev > ?').all(this.#rev))
      this.rows.delete(Number(id));
    for (const row of this.#db.prepare('select * from p where rev > ?').iterate(this.#rev)) {
      this.rows.set(Number(row['id']), this.#rowOf(row));
    }
  }

  #rowOf(row: Record<string, SQLOutputValue>): ShelfRow {
    const lists = [unpacked(row['groups']), unpacked(row['categories']), unpacked(row['keys'])];
    const length = lists.reduce((sum, list) => sum + list.length, 0);
    if (this.#used + length > this.#numbers.length) {
      this.#numbers = new Int32Array(Math.max(numbersTogether, length));
      this.#used = 0;
    }
    const [groups = 0, categories = 0, keys = 0] = lists.map((list) => {
      const start = this.#used;
      this.#numbers.set(list, start);
      this.#used += list.length;
      return start;
    });
    return {
      id: Number(row['id']),
      sku: String(row['sku']),
      visibility: Number(row['visibility']),
      status: Number(row['status']),
      inStock: row['stock'] === 1,
      price: Number(row['price']),
      special: Number(row['special']),
      final: Number(row['final']),
      updated: Number(row['updated']),
      numbers: this.#numbers,
      groups,
      categories,
      keys,
      end: this.#used,
    };
  }

  #sortIntoCategories(): void {
    for (const row of this.rows.values()) {
      for (let at = row.categories; at < row.keys; at += 2) {
        const category = row.numbers[at] ?? 0;
        const members = this.#byCategory.get(category);
        if (members) members.push(row);
        else this.#byCategory.set(category, [row]);
      }
    }
  }
}
