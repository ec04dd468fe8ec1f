import { useAtomValue, useSetAtom } from 'jotai';
import { NotificationList } from '../components/Notifications/NotificationList.tsx';
import { nl } from '../messages/nl.ts';
import { dismissAtom, notificationsAtom } from '../model/visitAtoms.ts';

/** What the shopper is being told now. */
export function Notifications() {
  const dismiss = useSetAtom(dismissAtom);
  return <NotificationList notifications={useAtomValue(notificationsAtom)} messages={nl} onDismiss={dismiss} />;
}
