import type { SearchEntity } from '@etalage/catalog/contract';
import type { DatabaseSync } from 'node:sqlite';
import { indexText, vocabularyOf } from './analysis.ts';
import { placedStems, places } from './places.ts';
import { isIndexableProduct, type IndexableDocument, type IndexableProduct } from './port.ts';
import { packed } from './schema.ts';

/** Writes documents into a store's index; the caller holds the transaction. */
export type IndexWriter = {
  put(entity: SearchEntity, documents: readonly IndexableDocument[]): void;
  remove(entity: SearchEntity, ids: readonly number[]): void;
  clear(entity: SearchEntity): void;
};

/** A writer on an open index. */
export function createWriter(db: DatabaseSync): IndexWriter {
  const products = productWriter(db);
  const addEntity = db.prepare('insert or replace into e values(?,?,?,?,?)');
  const dropEntity = db.prepare('delete from e where type = ? and id = ?');
  const addField = db.prepare('insert or ignore into w values(?,?,?,?)');
  const dropFields = db.prepare('delete from w where type = ? and id = ?');

  function putFields(entity: SearchEntity, { id, fields }: IndexableDocument): void {
    dropFields.run(entity, id);
    for (const [field, values] of Object.entries(fields)) {
      for (const value of values) addField.run(entity, field, value, id);
    }
  }
  function putOne(entity: SearchEntity, document: IndexableDocument, rev: number): void {
    putFields(entity, document);
    if (entity !== 'product') {
      const { id, position, words, doc } = document;
      addEntity.run(entity, id, position ?? null, indexText(words), JSON.stringify(doc));
      return;
    }
    if (!isIndexableProduct(document)) throw new TypeError(`Not an indexable product: ${document.id}`);
    products.put(document, rev);
  }
  return {
    put: (entity, documents) => {
      const rev = nextRevision(db);
      for (const document of documents) putOne(entity, document, rev);
    },
    remove: (entity, ids) => {
      const rev = nextRevision(db);
      for (const id of ids) {
        dropFields.run(entity, id);
        if (entity === 'product') products.remove(id, rev);
        else dropEntity.run(entity, id);
      }
    },
    clear: (entity) => {
      db.prepare('delete from w where type = ?').run(entity);
      if (entity === 'product') products.clear();
      else db.prepare('delete from e where type = ?').run(entity);
    },
  };
}

function nextRevision(db: DatabaseSync): number {
  return Number(db.prepare('update state set rev = rev + 1 returning rev').get()?.['rev']);
}

function productWriter(db: DatabaseSync) {
  const addRow = db.prepare('insert or replace into p values(?,?,?,?,?,?,?,?,?,?,?,?,?)');
  const addDocument = db.prepare('insert or replace into d values(?,?)');
  const addText = db.prepare('insert or replace into f(rowid, stems) values(?,?)');
  const addWord = db.prepare('insert or ignore into word values(?)');
  const back = db.prepare('delete from gone where id = ?');
  const keysOf = termKeys(db);

  function putText(id: number, text: IndexableProduct['text']): void {
    const placed = placedStems(text);
    const tokens = places.flatMap(({ place }, at) => placed[place].map((stem) => `${at}${stem}`));
    addText.run(id, tokens.join(' '));
    for (const word of vocabularyOf(`${text.name} ${text.category} ${text.other}`)) addWord.run(word);
  }
  function put(product: IndexableProduct, rev: number): void {
    const { id, sku, visibility, status, price, specialPrice, finalPrice, updatedAt } = product;
    const categories = packed(product.categories.flatMap((category) => [category.id, category.position]));
    const keys = packed(keysOf(product.attributes));
    const groups = packed((product.groupPrices ?? []).flatMap(({ group, finalPrice: paid }) => [group, paid]));
    const stock = product.inStock ? 1 : 0;
    const code = sku.toLowerCase();
    const prices = [price, specialPrice, finalPrice];
    addRow.run(id, rev, code, visibility, status, stock, ...prices, updatedAt, categories, keys, groups);
    addDocument.run(id, JSON.stringify(product.doc));
    back.run(id);
    putText(id, product.text);
  }
  return { put, remove: productRemover(db), clear: () => clearProducts(db) };
}

function productRemover(db: DatabaseSync): (id: number, rev: number) => void {
  const drops = ['delete from p where id = ?', 'delete from d where id = ?', 'delete from f where rowid = ?'];
  const statements = drops.map((sql) => db.prepare(sql));
  const remember = db.prepare('insert or replace into gone values(?,?)');
  return (id, rev) => {
    for (const statement of statements) statement.run(id);
    remember.run(id, rev);
  };
}

function clearProducts(db: DatabaseSync): void {
  db.exec(`delete from p; delete from d; delete from gone; delete from term; delete from word;
    insert into f(f) values('delete-all'); update state set epoch = epoch + 1`);
}

/** Numbers an attribute's values: term × 2 for the product's own, one more for a value that only variants have. */
function termKeys(db: DatabaseSync): (attributes: IndexableProduct['attributes']) => number[] {
  const find = db.prepare('select id from term where attribute = ? and value = ?');
  const add = db.prepare('insert into term(attribute, value) values(?,?) returning id');
  const idOf = (attribute: string, value: string): number =>
    Number((find.get(attribute, value) ?? add.get(attribute, value))?.['id']);
  return (attributes) =>
    Object.entries(attributes).flatMap(([attribute, { own, options }]) => {
      const mine = new Set(own);
      const variants = new Set(options.filter((value) => !mine.has(value)));
      return [
        ...[...mine].map((value) => idOf(attribute, value) * 2),
        ...[...variants].map((value) => idOf(attribute, value) * 2 + 1),
      ];
    });
}
