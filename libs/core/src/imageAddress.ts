export type ImageSize = readonly [width: number, height: number];

/** A path with the characters of its segments percent-encoded. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** `/img/{width}/{height}/resize/{path}?v={version}`: a catalogue picture in that size (IMG-04). The path may carry its version. */
export function imageAddress([width, height]: ImageSize, path: string, version?: string): string {
  const [file = '', own] = path.split('?v=');
  const shown = version ?? own;
  const address = `/img/${width}/${height}/resize/${encodePath(file.replace(/^\/+/, ''))}`;
  return shown === undefined ? address : `${address}?v=${shown}`;
}
