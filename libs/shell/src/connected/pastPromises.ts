/** Hides promises of delivery in the frame of the page that hold no longer: a visit keeps the frame that it began with. */
export function hidePastPromises(page: ParentNode, now: number): void {
  for (const promise of page.querySelectorAll<HTMLElement>('[data-until]')) {
    if (promise.hidden || Number(promise.dataset['until']) > now) continue;
    promise.hidden = true;
    const list = promise.parentElement;
    const points = Number(list?.style.getPropertyValue('--points')) - 1;
    if (list && points > 0) leavePoints(list, points);
  }
}

/** Lets so many selling points take turns, without an empty row for the one that is gone; a single one stands still (HEADER-10). */
function leavePoints(list: HTMLElement, points: number): void {
  list.style.setProperty('--points', String(points));
  if (points > 1) return;
  list.style.animation = 'none';
  list.nextElementSibling?.remove();
}
