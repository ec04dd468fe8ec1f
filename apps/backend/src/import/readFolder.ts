import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { isFields } from './documentFields.ts';
import { importEntities, type ImportEntity, type ImportLine } from './entities.ts';

const file = /^(attribute|categor(?:y|ie)|product|tax[_-]?rule)s?\.(json|jsonl|ndjson)(\.gz)?$/;
const entities: Record<string, ImportEntity> = {
  attribute: 'attribute',
  category: 'category',
  categorie: 'category',
  product: 'product',
  taxrule: 'taxrule',
  tax_rule: 'taxrule',
  'tax-rule': 'taxrule',
};

/** The documents of a folder in the order that an import wants; Elasticsearch's wrapping is taken off. */
export async function* readFolder(folder: string): AsyncGenerator<ImportLine> {
  const files = readdirSync(folder).flatMap((name) => {
    const entity = entities[file.exec(name)?.[1] ?? ''];
    return entity === undefined ? [] : [{ name, entity }];
  });
  const sorted = files.sort((one, other) => importEntities.indexOf(one.entity) - importEntities.indexOf(other.entity));
  for (const { name, entity } of sorted) yield* readFile(join(folder, name), name, entity);
}

async function* readFile(path: string, name: string, entity: ImportEntity): AsyncGenerator<ImportLine> {
  const raw = createReadStream(path);
  const input = name.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  let number = 0;
  let array: string[] | undefined;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    if (number === 1 && line.trimStart().startsWith('[')) array = [];
    if (array) array.push(line);
    else if (line.trim() !== '') yield lineOf(line, `${name}:${number}`, entity);
  }
  if (array) yield* elements(array.join('\n'), name, entity);
}

function lineOf(text: string, place: string, entity: ImportEntity): ImportLine {
  try {
    return { entity, document: unwrapped(JSON.parse(text)) };
  } catch {
    return { entity, unreadable: place };
  }
}

function elements(text: string, name: string, entity: ImportEntity): ImportLine[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map((document) => ({ entity, document: unwrapped(document) })) : [];
  } catch {
    return [{ entity, unreadable: name }];
  }
}

const unwrapped = (value: unknown): unknown =>
  isFields(value) && isFields(value['_source']) ? value['_source'] : value;
