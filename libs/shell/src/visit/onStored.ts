/** Acts when another tab may have changed what the browser keeps, also while this page was in the back/forward cache. */
export function onStored(act: () => void): void {
  for (const type of ['storage', 'pageshow']) addEventListener(type, act);
}
