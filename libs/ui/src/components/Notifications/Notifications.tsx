import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from '../Icon/firstIcons.tsx';
import { CheckIcon, InfoIcon, WarningIcon } from '../Icon/stateIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { action, list, note, notice as noticeStyle } from './Notifications.css.ts';

/** How urgent a notice is, the least first. */
export const noticeKinds = ['secondary', 'info', 'success', 'warning', 'danger'] as const;

export type Notice = {
  id: string;
  kind: (typeof noticeKinds)[number];
  text: string;
  /** Secondary text. */
  note?: string;
  /** What one can do about it: a link or a button. */
  action?: ReactNode;
};
export type NotificationsProps = {
  notices: readonly Notice[];
  /** The name of the region: 'Meldingen'. */
  label: string;
  closeLabel: string;
  onDismiss: (id: string) => void;
};

const signs = {
  secondary: InfoIcon,
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  danger: WarningIcon,
} satisfies Record<Notice['kind'], unknown>;

function NoticeLine({
  notice,
  closeLabel,
  onDismiss,
}: { notice: Notice } & Omit<NotificationsProps, 'notices' | 'label'>) {
  const Sign = signs[notice.kind];
  return (
    <div
      className={noticeStyle[notice.kind]}
      data-kind={notice.kind}
      role={notice.kind === 'danger' ? 'alert' : undefined}
    >
      <Sign size="s" />
      <p>
        {notice.text}
        {notice.note !== undefined && <small className={note}>{notice.note}</small>}
      </p>
      <IconButton label={closeLabel} onClick={() => onDismiss(notice.id)}>
        <CloseIcon size="s" />
      </IconButton>
      {notice.action !== undefined && <div className={action}>{notice.action}</div>}
    </div>
  );
}

/** The dialog over the page, of several the one within or after the others. */
const openDialog = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);

function followDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** Over what lies over the page. A browser that cannot leaves it where it stands, and one in a dialog that goes with it stays closed. */
function raise(node: HTMLElement | null): void {
  if (node?.isConnected && 'showPopover' in node) node.showPopover();
}

/**
 * What the shop has to say, read out as it comes. Keep it in the document when there is nothing to say. A dialog makes
 * the page around it inert, so one that is open has a region of its own; the page's stays, to be there when it closes.
 */
export function Notifications({ notices, ...rest }: NotificationsProps) {
  const dialog = useSyncExternalStore(followDialogs, openDialog, () => undefined);
  return (
    <>
      <Region {...rest} notices={dialog ? [] : notices} />
      {dialog && createPortal(<Region {...rest} notices={notices} />, dialog)}
    </>
  );
}

/** A live region: what comes into it is read out, what it came with may not be. */
function Region({ notices, label, closeLabel, onDismiss }: NotificationsProps) {
  return (
    <div
      ref={raise}
      popover="manual"
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-label={label}
      className={list}
    >
      {notices.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} closeLabel={closeLabel} onDismiss={onDismiss} />
      ))}
    </div>
  );
}
