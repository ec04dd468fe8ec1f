import * as v from 'valibot';
import { maybe, text } from './words.ts';

/** The question to POST /api/url/map (section 6). `url` has no leading slash and no store code. */
export const urlMapRequest = v.looseObject({
  url: v.pipe(text, v.nonEmpty()),
  includeFields: maybe(v.array(text)),
  excludeFields: maybe(v.array(text)),
  options: maybe(v.record(text, v.unknown())),
  filters: maybe(v.looseObject({ sku: maybe(text) })),
  groupId: maybe(v.union([v.number(), text])),
  groupToken: maybe(text),
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
