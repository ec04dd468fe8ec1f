import { useId, useRef, type KeyboardEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import { cloneElement } from 'react';
import { anchor, tip } from './Tooltip.css.ts';

export type TooltipProps = {
  /** One line that helps; never what one cannot do without, for a finger may not find it. */
  text: ReactNode;
  /** What it explains: a button or a link. It must pass `aria-describedby` on. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
};

/** A line of help beside a control: comes with the focus and the mouse, stays while one points at it, goes by Escape. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const show = (source: HTMLElement): void => bubble.current?.showPopover({ source });
  const hide = (): void => bubble.current?.hidePopover();
  return (
    <span
      className={anchor}
      onPointerEnter={(event: PointerEvent<HTMLSpanElement>) => {
        if (event.pointerType === 'mouse') show(event.currentTarget);
      }}
      onPointerLeave={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show(event.currentTarget);
      }}
      onBlur={hide}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={tip}>
        {text}
      </span>
    </span>
  );
}
