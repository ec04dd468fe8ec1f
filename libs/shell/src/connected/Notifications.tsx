import { Notifications as NotificationList, type Notice } from '@etalage/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { nl } from '../messages/nl.ts';
import { dismissAtom, notificationsAtom, type Notification } from '../model/visitAtoms.ts';

const kinds = { secondary: 'info', info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const;

/** What the shopper is being told now. Pressing one of its actions takes a notification away. */
export function Notifications() {
  const dismiss = useSetAtom(dismissAtom);
  const notices = useAtomValue(notificationsAtom).map((shown) => noticeOf(shown, () => dismiss(shown.id)));
  return (
    <NotificationList
      notices={notices}
      label={nl.notifications}
      closeLabel={nl.close}
      onDismiss={(id) => dismiss(Number(id))}
    />
  );
}

function noticeOf({ id, type, message, actions }: Notification, onPress: () => void): Notice {
  return {
    id: String(id),
    kind: kinds[type],
    text: message,
    action: actions.map((action) => actionOf(action, onPress)),
  };
}

function actionOf({ label, href }: Notification['actions'][number], onPress: () => void) {
  if (href === undefined) {
    return (
      <button key={label} type="button" onClick={onPress}>
        {label}
      </button>
    );
  }
  return (
    <a key={label} href={href} onClick={onPress}>
      {label}
    </a>
  );
}
