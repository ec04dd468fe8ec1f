type Size = readonly [width: number, height: number];

/** `/img/{width}/{height}/resize/{path}?v={version}`: a catalogue picture in that size (IMG-04). The path may carry its version. */
export function imageAddress([width, height]: Size, path: string, version?: string): string {
  const [file = '', own] = path.split('?v=');
  const plain = file.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/');
  const shown = version ?? own;
  return `/img/${width}/${height}/resize/${plain}${shown === undefined ? '' : `?v=${shown}`}`;
}

/** The same picture for screens of 1.5 and 2 times the density; `src` counts as that for 1 (HTML, 4.8.4.3). */
export const imageSrcset = ([width, height]: Size, path: string, version?: string): string =>
  [1.5, 2]
    .map((density) => {
      const size: Size = [Math.round(width * density), Math.round(height * density)];
      return `${imageAddress(size, path, version)} ${density}x`;
    })
    .join(', ');
