import { useId, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '../../classNames.ts';
import { CloseIcon } from '../Icon/firstIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { body, dialog, foot, head, title as titleStyle } from './Dialog.css.ts';
import { letScroll, openModal } from './modal.ts';
import { slideOut, useDrag } from './sheet.ts';

export type DialogProps = {
  isOpen: boolean;
  /** Its name, shown at the top. */
  title: string;
  closeLabel: string;
  /** The shopper wants it gone: by the close button, or by Escape or a press beside it. */
  onClose: (by: 'button' | 'leaving') => void;
  /**
   * `panel` comes from the end of the line, `menu` from its start, `cart` is the wide panel of the microcart, `full`
   * takes the whole window. A `sheet` comes up from below on phones, and goes when it is dragged down.
   */
  look?: keyof typeof dialog;
  /** Stays in view under what scrolls. */
  footer?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDialogElement>;
  children: ReactNode;
};

/** Whether it closes this dialog: not when what is open within closes first, a menu or another dialog. */
const isOwnEscape = ({ key, defaultPrevented, currentTarget }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  !defaultPrevented &&
  currentTarget.querySelector('dialog[open], [popover="auto"]:popover-open') === null;

/** A named dialog over the page. It is in the document only while it is open. */
export function Dialog({
  isOpen,
  title,
  closeLabel,
  onClose,
  look = 'dialog',
  footer,
  className,
  ref,
  children,
}: DialogProps) {
  const titleId = useId();
  const leave = (part: Element, by: 'button' | 'leaving') => {
    if (look === 'sheet') slideOut(part, () => onClose(by));
    else onClose(by);
  };
  const drag = useDrag((head) => leave(head, 'leaving'));
  // A drag that began within may end beside it, where its click is the dialog's.
  const isPressed = useRef(false);
  if (!isOpen) return null;
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- a click on the backdrop is one on the dialog; Escape closes it as well.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classNames(dialog[look], className)}
      onCancel={(event) => {
        event.preventDefault();
        leave(event.currentTarget, 'leaving');
      }}
      onKeyDown={(event) => {
        if (!isOwnEscape(event)) return;
        event.preventDefault();
        leave(event.currentTarget, 'leaving');
      }}
      onPointerDown={({ target, currentTarget }) => {
        isPressed.current = target === currentTarget;
      }}
      onClick={(event) => {
        if (isPressed.current && event.target === event.currentTarget) leave(event.currentTarget, 'leaving');
      }}
    >
      <div ref={openModal} className={head[look === 'sheet' ? 'draggable' : 'still']} {...(look === 'sheet' && drag)}>
        <h2 id={titleId} className={titleStyle}>
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={(event) => leave(event.currentTarget, 'button')}>
          <CloseIcon />
        </IconButton>
      </div>
      <div ref={letScroll} className={body}>
        {children}
      </div>
      {footer !== undefined && <div className={foot}>{footer}</div>}
    </dialog>
  );
}
