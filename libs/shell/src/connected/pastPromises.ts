/** Hides promises of delivery in the frame of the page that hold no longer: a visit keeps the frame that it began with. */
export function hidePastPromises(page: ParentNode, now: number): void {
  for (const promise of page.querySelectorAll<HTMLElement>('[data-until]')) {
    if (promise.hidden || Number(promise.dataset['until']) > now) continue;
    promise.hidden = true;
    const style = promise.parentElement?.style;
    const points = style?.getPropertyValue('--points');
    // The animation of the selling points would otherwise show an empty row in the place of this one.
    if (points) style?.setProperty('--points', String(Number(points) - 1));
  }
}
