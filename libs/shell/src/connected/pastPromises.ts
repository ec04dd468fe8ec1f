/** Hides promises of delivery in the frame of the page that hold no longer: a visit keeps the frame that it began with. */
export function hidePastPromises(page: ParentNode, now: number): void {
  for (const promise of page.querySelectorAll<HTMLElement>('[data-until]'))
    promise.hidden = Number(promise.dataset['until']) <= now;
}
