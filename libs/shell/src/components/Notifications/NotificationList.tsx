import type { ShellMessages } from '../../messages/nl.ts';
import type { Notification } from '../../model/visitAtoms.ts';
import { closeIcon } from '../icons.tsx';
import * as css from './NotificationList.css.ts';

type NotificationListProps = {
  notifications: readonly Notification[];
  messages: ShellMessages;
  onDismiss: (id: number) => void;
};

/** What the shopper is being told, each with its actions. Messages of the server are plain text. */
export function NotificationList({ notifications, messages, onDismiss }: NotificationListProps) {
  return (
    <ul className={css.list}>
      {notifications.map((notification) => (
        <li key={notification.id} className={css.item({ type: notification.type })}>
          <p>{notification.message}</p>
          <div className={css.actions}>{notification.actions.map((action) => actionOf(action, () => onDismiss(notification.id)))}</div>
          <button type="button" className={css.close} aria-label={messages.close} onClick={() => onDismiss(notification.id)}>
            {closeIcon}
          </button>
        </li>
      ))}
    </ul>
  );
}

function actionOf({ label, href }: Notification['actions'][number], onPress: () => void) {
  if (href === undefined) {
    return (
      <button key={label} type="button" className={css.action} onClick={onPress}>
        {label}
      </button>
    );
  }
  return (
    <a key={label} className={css.action} href={href} onClick={onPress}>
      {label}
    </a>
  );
}
