const start = 'shop-';

/** A short name of a version, by all that it is made of. */
export function versionOf(files: readonly string[]): string {
  let hash = 0;
  for (const sign of files.join()) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
}

/** The cache of one version of the shop for what it keeps under a name. */
export const cacheOf = (version: string, name: string): string => `${start}${version}-${name}`;

/** Whether a cache, of whichever version, is for what is kept under a name. */
export const isCacheOf = (cache: string, name: string): boolean =>
  versionIn(cache) !== undefined && cache.endsWith(`-${name}`);

const versionIn = (cache: string): string | undefined => /^shop-(\w+)-/.exec(cache)?.[1];

/** The version before this one, of which `caches` still has something; names are in the order in which caches were made. */
export const versionBefore = (caches: readonly string[], version: string): string | undefined =>
  caches.map(versionIn).findLast((each) => each !== undefined && each !== version && each !== 'all');

/**
 * The caches that no tab needs any more: those of all versions but this one and the one before, whose files a tab that is
 * still open may ask for.
 */
export function outdated(caches: readonly string[], version: string): string[] {
  const known = new Set([version, versionBefore(caches, version), 'all']);
  return caches.filter((cache) => cache.startsWith(start) && !known.has(versionIn(cache)));
}
