import { Notifications as NotificationList, noticeKinds, type Notice } from '@etalage/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { dismissAtom, notificationsAtom, type Notification, type NotificationAction } from '../model/visitAtoms.ts';
import { useLateWords } from '../words/WordsContext.ts';

/** What the shopper is being told now. Pressing one of its actions takes a notification away. */
export function Notifications() {
  const words = useLateWords('shop');
  const dismiss = useSetAtom(dismissAtom);
  const notices = useAtomValue(notificationsAtom).map((shown) =>
    noticeOf(shown, words.reference, () => dismiss(shown.id)),
  );
  return (
    <NotificationList
      notices={notices}
      label={words.notifications}
      closeLabel={words.close}
      onDismiss={(id) => dismiss(Number(id))}
    />
  );
}

function noticeOf(
  { id, type, message, reference, action1, action2, repeats }: Notification,
  referenceLabel: string,
  onPress: () => void,
): Notice {
  return {
    id: String(id),
    kind: noticeKinds.find((kind) => kind === type) ?? 'danger',
    text: message,
    ...(reference !== undefined && { note: `${referenceLabel} ${reference}` }),
    action: [
      actionOf(withRepeated(action1, 'action1', repeats), onPress),
      action2 && actionOf(withRepeated(action2, 'action2', repeats), onPress),
    ],
  };
}

/** An action that also runs that of each notification which this one repeats, newest first. */
function withRepeated(
  action: NotificationAction,
  name: 'action1' | 'action2',
  repeats: Notification | undefined,
): NotificationAction {
  if (repeats === undefined) return action;
  const run = () => {
    action.run?.();
    const before = repeats[name];
    if (before) withRepeated(before, name, repeats.repeats).run?.();
  };
  return { ...action, run };
}

function actionOf({ label, href, run }: NotificationAction, onPress: () => void) {
  const press = () => {
    onPress();
    run?.();
  };
  if (href === undefined) {
    return (
      <button key={label} type="button" onClick={press}>
        {label}
      </button>
    );
  }
  return (
    <a key={label} href={href} onClick={press}>
      {label}
    </a>
  );
}
