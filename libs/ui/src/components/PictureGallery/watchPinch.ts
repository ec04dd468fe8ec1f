/** A place in the window, in CSS px. */
export type Point = { clientX: number; clientY: number };

/**
 * Watches two fingers that move on an element: by what factor they spread since the last move, and the point between them.
 * By touch events, as the browser cancels the pointers of fingers that it scrolls with. Returns a cleanup function.
 */
export function watchPinch(element: HTMLElement, onPinch: (factor: number, centre: Point) => void): () => void {
  let distance = 0;
  const start = ({ touches: [one, other] }: TouchEvent) => {
    if (one && other) distance = distanceOf(one, other);
  };
  const move = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) return;
    // Two fingers neither scroll nor zoom the page.
    event.preventDefault();
    const before = distance;
    distance = distanceOf(one, other);
    const centre = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
    if (before > 0 && distance > 0) onPinch(distance / before, centre);
  };
  element.addEventListener('touchstart', start, { passive: true });
  element.addEventListener('touchmove', move, { passive: false });
  return () => {
    element.removeEventListener('touchstart', start);
    element.removeEventListener('touchmove', move);
  };
}

const distanceOf = (one: Point, other: Point): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
