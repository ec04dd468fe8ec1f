import type { ReactNode } from 'react';
import { CloseIcon } from '../Icon/firstIcons.tsx';
import { CheckIcon, InfoIcon, WarningIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { action, banner, list, notice as noticeStyle } from './Notifications.css.ts';

/** How urgent a notice is, the least first. */
export const noticeKinds = ['secondary', 'info', 'success', 'warning', 'danger'] as const;

export type Notice = {
  id: string;
  kind: (typeof noticeKinds)[number];
  text: string;
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
      <p>{notice.text}</p>
      <IconButton label={closeLabel} onClick={() => onDismiss(notice.id)}>
        <CloseIcon size="s" />
      </IconButton>
      {notice.action !== undefined && <div className={action}>{notice.action}</div>}
    </div>
  );
}

/** What the shop has to say, read out as it comes. Keep it in the document when there is nothing to say. */
export function Notifications({ notices, label, closeLabel, onDismiss }: NotificationsProps) {
  return (
    <div role="status" aria-live="polite" aria-atomic="false" aria-label={label} className={list}>
      {notices.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} closeLabel={closeLabel} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

/** A line over the page about the whole shop, e.g. that one is offline; empty, it takes no room. */
export function Banner({ children }: { children?: ReactNode }) {
  return (
    <div role="status" className={banner}>
      {children}
    </div>
  );
}
