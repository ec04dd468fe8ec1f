/** Viewport coordinates, in CSS px. */
export type Point = { clientX: number; clientY: number };

/**
 * Reports pinch gestures on an element: the change of the distance between two touches as a factor, and their midpoint.
 * Uses touch events, because the browser cancels pointer events when it starts to scroll. Returns a cleanup function.
 */
export function watchPinch(element: HTMLElement, onPinch: (factor: number, centre: Point) => void): () => void {
  let distance = 0;
  const start = ({ touches: [one, other] }: TouchEvent) => {
    if (one && other) distance = distanceOf(one, other);
  };
  const move = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) return;
    // Prevents the browser's own scrolling and pinch zoom.
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
