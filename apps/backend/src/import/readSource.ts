import { createReadStream, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { isFields } from './documentFields.ts';
import { importEntities, type FolderDocument, type ImportEntity } from './entities.ts';
import { kindOf } from './kindOf.ts';
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

/** What is read: a folder of files named after what they hold, and files of any name with documents of all kinds. */
export type ImportSource = { folder?: string | undefined; files?: readonly string[] };

/** What may lie beside documents: hidden files and notes. */
const note = /^\.|\.(?:md|txt)$|^(?:licen[cs]e|readme)$/i;

/** The documents of a source, unread, in the order in which they go in; and what holds none. Throws when nothing does. */
export async function* readSource({ folder, files = [] }: ImportSource): AsyncGenerator<FolderDocument> {
  const names = folder === undefined ? [] : namesIn(folder);
  if (files.length === 0 && !names.some(entityOf))
    throw new Error(`${folder} holds no products, categories, attributes or tax rules`);
  const unknown = names.filter((name) => entityOf(name) === undefined && !note.test(name));
  for (const place of unknown) yield { entity: 'file', place, bytes: nothing };
  const mixed = await Promise.all(files.map(readKinds));
  for (const { strays } of mixed) for (const place of strays) yield { entity: 'line', place, bytes: nothing };
  for (const entity of importEntities) {
    for (const name of names.filter((own) => entityOf(own) === entity))
      for await (const document of readFile(join(folder ?? '', name))) yield { entity, ...document };
    for (const one of mixed) yield* documentsOf(one, entity);
  }
}

const nothing = Buffer.from('null');

const entityOf = (name: string): ImportEntity | undefined => entities[file.exec(name)?.[1] ?? ''];

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [] : [entry.name]));

/** A file of documents of all kinds: what each is, and where something stood that is none. */
type MixedFile = { path: string; kinds: (ImportEntity | undefined)[]; strays: string[] };

async function readKinds(path: string): Promise<MixedFile> {
  const mixed: MixedFile = { path, kinds: [], strays: [] };
  for await (const { place, bytes } of readFile(path)) {
    const kind = kindOf(parsed(bytes));
    mixed.kinds.push(kind);
    if (kind === undefined) mixed.strays.push(place);
  }
  return mixed;
}

async function* documentsOf({ path, kinds }: MixedFile, entity: ImportEntity): AsyncGenerator<FolderDocument> {
  if (!kinds.includes(entity)) return;
  let at = 0;
  for await (const document of readFile(path)) {
    if (kinds[at] === entity) yield { entity, ...document };
    at += 1;
  }
}

type FileDocument = Pick<FolderDocument, 'place' | 'bytes'>;

/** JSON lines and documents over several lines pass one by one; a JSON array, or a search response, is held whole. */
async function* readFile(path: string): AsyncGenerator<FileDocument> {
  const name = basename(path);
  const lines = linesIn(path);
  const first = await lines.next();
  if (first.done) return;
  const start = parsed(first.value.bytes);
  const isWhole = start === undefined ? first.value.bytes.toString().trimStart().startsWith('[') : isList(start);
  if (isWhole) return yield* entries(await textOf(first.value, lines), name);
  // Where the first line is a document, every line is one.
  const documents = start === undefined ? documentsOver(first.value, lines) : linesFrom(first.value, lines);
  for await (const { number, bytes } of documents) {
    const mayBeResponse = start === undefined && number === first.value.number;
    if (mayBeResponse && isList(parsed(bytes))) yield* entries(bytes.toString(), name);
    else yield { place: `${name}:${number}`, bytes };
  }
}

async function* linesFrom(first: FileLine, rest: AsyncGenerator<FileLine>): AsyncGenerator<FileLine> {
  yield first;
  yield* rest;
}

/** Documents over several lines: each begins where a line begins with its bracket. */
async function* documentsOver(first: FileLine, rest: AsyncGenerator<FileLine>): AsyncGenerator<FileLine> {
  let { number } = first;
  let parts = [first.bytes];
  for await (const line of rest) {
    if (line.bytes[0] === bracket) {
      yield { number, bytes: Buffer.concat(parts) };
      number = line.number;
      parts = [];
    }
    parts.push(space, line.bytes);
  }
  yield { number, bytes: Buffer.concat(parts) };
}

const bracket = '{'.charCodeAt(0);
const space = Buffer.from(' ');

type FileLine = { number: number; bytes: Buffer };

/** The lines that hold anything, counted from 1. */
async function* linesIn(path: string): AsyncGenerator<FileLine> {
  const raw = createReadStream(path, { highWaterMark: 1024 * 1024 });
  const input = path.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  let number = 0;
  for await (const line of linesOf(input)) {
    number += 1;
    const bytes = number === 1 ? withoutMark(line) : line;
    if (!isBlank(bytes)) yield { number, bytes };
  }
}

async function textOf(first: FileLine, rest: AsyncGenerator<FileLine>): Promise<string> {
  const parts = [first.bytes.toString()];
  for await (const { bytes } of rest) parts.push(bytes.toString());
  return parts.join('\n');
}

const byteOrderMark = Buffer.from('\uFEFF');

const withoutMark = (line: Buffer): Buffer =>
  line.indexOf(byteOrderMark) === 0 ? line.subarray(byteOrderMark.length) : line;

/** Undefined for what is no JSON. */
function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}

/** An array, or the hits of an Elasticsearch answer. */
const listIn = (value: unknown): readonly unknown[] | undefined => {
  const list = isFields(value) && isFields(value['hits']) ? value['hits']['hits'] : value;
  return Array.isArray(list) ? list : undefined;
};

const isList = (value: unknown): boolean => listIn(value) !== undefined;

function entries(text: string, name: string): FileDocument[] {
  const list = listIn(parsed(Buffer.from(text)));
  if (list === undefined) return [{ place: name, bytes: Buffer.of() }];
  return list.map((document, index) => ({
    place: `${name}, entry ${index + 1}`,
    bytes: Buffer.from(JSON.stringify(document)),
  }));
}
