import { shortText, storableInteger, storableJson } from '@etalage/core';
import * as v from 'valibot';
import { maybe, text } from './words.ts';

const line = shortText(255);

/** The question to POST /api/url/map (section 6). `url` has no leading slash and no store code. */
export const urlMapRequest = v.looseObject({
  url: v.pipe(shortText(2_000), v.nonEmpty()),
  includeFields: maybe(v.array(line)),
  excludeFields: maybe(v.array(line)),
  options: maybe(v.record(line, storableJson)),
  filters: maybe(v.looseObject({ sku: maybe(line) })),
  groupId: maybe(v.union([storableInteger, line])),
  groupToken: maybe(line),
});

/** Its answer, without envelope: what the path names, or null. A redirect carries its entry in `_source`. */
export const urlMapAnswer = v.nullable(
  v.looseObject({
    _type: v.picklist(['product', 'category', 'cms_page', 'redirect']),
    _id: v.optional(text),
    _source: v.record(text, v.unknown()),
  }),
);

/** A redirect: paths without leading slash. */
export const redirectEntry = v.looseObject({
  request_path: text,
  target_path: text,
  redirect_type: v.number(),
  store_id: v.number(),
});

export type UrlMapRequest = v.InferOutput<typeof urlMapRequest>;
export type UrlMapAnswer = v.InferOutput<typeof urlMapAnswer>;
export type RedirectEntry = v.InferOutput<typeof redirectEntry>;
