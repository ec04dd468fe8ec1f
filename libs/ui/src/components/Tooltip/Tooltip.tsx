import { useId, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import { cloneElement } from 'react';
import { anchor, tip } from './Tooltip.css.ts';

export type TooltipProps = {
  /** One line that helps; never what one cannot do without, for a finger may not find it. */
  text: ReactNode;
  /** What it explains: a button or a link. It must pass `aria-describedby` on. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
};

/**
 * While it shows, Escape takes it away, wherever the focus is (WCAG 1.4.13); the dialog around it does not hear of it.
 * The return value is React's cleanup of the ref.
 */
function goByEscape(bubble: HTMLElement | null): (() => void) | undefined {
  if (bubble === null) return undefined;
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    bubble.hidePopover();
  };
  const rest = (): void => document.removeEventListener('keydown', press, true);
  bubble.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') document.addEventListener('keydown', press, true);
    else rest();
  });
  return rest;
}

/** A line of help beside a control: comes with the focus and the mouse, stays while one points at it, goes by Escape. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const show = (source: HTMLElement): void => document.getElementById(id)?.showPopover({ source });
  const hide = (): void => document.getElementById(id)?.hidePopover();
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
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={goByEscape} id={id} role="tooltip" popover="manual" className={tip}>
        {text}
      </span>
    </span>
  );
}
