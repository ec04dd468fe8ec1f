import { modal } from '@etalage/core/constants';
import { useRef, type PointerEvent } from 'react';

const sheetOf = (part: Element): HTMLElement | null => part.closest('dialog');

/** Slides the sheet that holds `part` out of the window, inert meanwhile, and then calls `onGone` (MODAL-04). */
export function slideOut(part: Element, onGone: () => void): void {
  const sheet = sheetOf(part);
  if (sheet === null || 'leaving' in sheet.dataset) return;
  sheet.dataset['leaving'] = '';
  sheet.inert = true;
  setTimeout(onGone, modal.closeDelay);
}

/** What lets a finger drag a sheet down by its head: more than 100 px take it away, less lets it snap back (MODAL-05). */
export function useDrag(onAway: (head: Element) => void) {
  const from = useRef<number>(undefined);
  const move = (head: Element, y: number) => {
    const sheet = sheetOf(head);
    if (sheet !== null) sheet.style.translate = `0 ${Math.max(0, y)}px`;
  };
  const end = ({ currentTarget: head, clientY }: PointerEvent, isAsked: boolean) => {
    if (from.current === undefined) return;
    const distance = clientY - from.current;
    from.current = undefined;
    if (isAsked && distance > modal.dragClose) return onAway(head);
    move(head, 0);
  };
  return {
    onPointerDown: ({ currentTarget: head, target, pointerId, clientY }: PointerEvent) => {
      if (target instanceof Element && target.closest('button') !== null) return;
      head.setPointerCapture(pointerId);
      from.current = clientY;
    },
    onPointerMove: ({ currentTarget: head, clientY }: PointerEvent) => {
      if (from.current !== undefined) move(head, clientY - from.current);
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  };
}
