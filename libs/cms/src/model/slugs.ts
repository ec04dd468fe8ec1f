/** The slug of the story behind a path: without slashes at its ends, `home` when that is empty, a store's home for its code. */
export function storySlug(path: string, storeCode: string): string {
  const slug = path.replace(/^\/+|\/+$/g, '');
  if (slug === '') return 'home';
  return slug === storeCode ? `${storeCode}/home` : slug;
}

/** The full slug of a story as Storyblok stores it: prefixed with the store code. */
export function fullStorySlug(path: string, storeCode: string): string {
  const slug = storySlug(path, storeCode);
  return slug.startsWith(`${storeCode}/`) ? slug : `${storeCode}/${slug}`;
}
