import { isFields, type Changes, type Fields } from './documentFields.ts';

const pictureFields = ['image', 'small_image', 'thumbnail', 'daily_deal_image'];

/** A longer name is no file on any disk, and a longer address goes through no proxy. */
const longestSegment = 200;
const longestPath = 1000;

const canBeFetched = (path: string): boolean =>
  path.length <= longestPath && path.split('/').every((segment) => Buffer.byteLength(segment) <= longestSegment);

/** Takes out the pictures that nothing can fetch; a gallery that is the name of a picture becomes a list of it. */
export function normalisePictures(fields: Fields, changes: Changes): void {
  for (const name of pictureFields) {
    const path = fields[name];
    if (typeof path !== 'string' || (path !== 'no_selection' && canBeFetched(path))) continue;
    fields[name] = null;
    changes.add('picture that nothing can fetch left out');
  }
  const gallery = fields['media_gallery'];
  if (typeof gallery === 'string') changes.add('picture given as text');
  const entries: unknown = typeof gallery === 'string' ? [{ typ: 'image', image: gallery }] : gallery;
  if (!Array.isArray(entries)) return;
  const kept = entries.filter((entry) => !isFields(entry) || isFetchedEntry(entry));
  if (kept.length < entries.length) changes.add('picture that nothing can fetch left out');
  fields['media_gallery'] = kept;
}

const isFetchedEntry = ({ image }: Fields): boolean =>
  typeof image !== 'string' || (image !== '' && canBeFetched(image));
