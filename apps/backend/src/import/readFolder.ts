import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { importEntities, type FolderDocument, type ImportEntity } from './entities.ts';
import { isBlank, linesOf } from './lines.ts';

const file =
  /^(attribute|categor(?:y|ie)|product|tax[_-]?rule|redirect|cms_(?:block|page))s?\.(json|jsonl|ndjson)(\.gz)?$/;
const entities: Record<string, ImportEntity> = {
  attribute: 'attribute',
  category: 'category',
  categorie: 'category',
  product: 'product',
  taxrule: 'taxrule',
  tax_rule: 'taxrule',
  'tax-rule': 'taxrule',
  redirect: 'redirect',
  cms_block: 'cms_block',
  cms_page: 'cms_page',
};

/** The files of a folder that hold documents, in the order in which they go in. Throws when there are none. */
export function documentFiles(folder: string): readonly { name: string; entity: ImportEntity }[] {
  const files = readdirSync(folder).flatMap((name) => {
    const entity = entities[file.exec(name)?.[1] ?? ''];
    return entity === undefined ? [] : [{ name, entity }];
  });
  if (files.length === 0) throw new Error(`${folder} holds no products, categories, attributes or tax rules`);
  return files.sort((one, other) => importEntities.indexOf(one.entity) - importEntities.indexOf(other.entity));
}

/** The documents of a folder, unread. JSON lines pass one by one; a JSON array is held whole. */
export async function* readFolder(folder: string): AsyncGenerator<FolderDocument> {
  for (const { name, entity } of documentFiles(folder)) yield* readFile(join(folder, name), name, entity);
}

async function* readFile(path: string, name: string, entity: ImportEntity): AsyncGenerator<FolderDocument> {
  const raw = createReadStream(path, { highWaterMark: 1024 * 1024 });
  const input = name.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  let number = 0;
  let array: string[] | undefined;
  for await (const line of linesOf(input)) {
    number += 1;
    const bytes = number === 1 ? withoutMark(line) : line;
    if (number === 1 && bytes.toString().trimStart().startsWith('[')) array = [];
    if (array) array.push(bytes.toString());
    else if (!isBlank(bytes)) yield { entity, place: `${name}:${number}`, bytes };
  }
  if (array) yield* elements(array.join('\n'), name, entity);
}

const byteOrderMark = Buffer.from('\uFEFF');

const withoutMark = (line: Buffer): Buffer =>
  line.indexOf(byteOrderMark) === 0 ? line.subarray(byteOrderMark.length) : line;

function elements(text: string, place: string, entity: ImportEntity): FolderDocument[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list)
      ? list.map((document) => ({ entity, place, bytes: Buffer.from(JSON.stringify(document)) }))
      : [];
  } catch {
    return [{ entity, place, bytes: Buffer.of() }];
  }
}
