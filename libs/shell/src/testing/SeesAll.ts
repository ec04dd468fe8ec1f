/** An IntersectionObserver that reports every element as visible at once. */
export class SeesAll implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    const place = target.getBoundingClientRect();
    const seen = { boundingClientRect: place, intersectionRect: place, rootBounds: null, time: 0, target };
    this.#tell([{ ...seen, isIntersecting: true, intersectionRatio: 1 }], this);
  }
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
}
