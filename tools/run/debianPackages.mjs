/** A family of each Debian package of fonts in which the checks lay out pages. */
const fontPackages = {
  'Liberation Sans': 'fonts-liberation',
  Roboto: 'fonts-roboto-unhinted',
  'Noto Sans': 'fonts-noto-core',
};

/**
 * The Debian packages that the checks still need. `fontList` is the output of `fc-list : family`, one line of names per
 * font, or undefined where there is no fc-list.
 */
export function missingPackages({ hasBrowser, fontList }) {
  const families = new Set((fontList ?? '').split(/[,\n]/).map((name) => name.trim()));
  return [
    ...(hasBrowser ? [] : ['chromium-headless-shell']),
    ...(fontList === undefined ? ['fontconfig'] : []),
    ...Object.keys(fontPackages)
      .filter((family) => !families.has(family))
      .map((family) => fontPackages[family]),
  ];
}
