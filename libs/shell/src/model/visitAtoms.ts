import { notification as standard } from '@etalage/core/constants';
import { atom } from 'jotai/vanilla';

/** What the shopper can press: it leads somewhere, does something, or only says that it was read. */
export type NotificationAction = { label: string; href?: string; run?: () => void };
/** Something to tell the shopper (wire terms: notification). */
export type Notification = {
  id: number;
  message: string;
  /** The error reference of a failure (ERR-08). */
  reference?: string;
  /** Of any other type it is shown as danger (NOTIF-02). */
  type: 'secondary' | 'info' | 'success' | 'warning' | 'danger' | (string & Record<never, never>);
  /** Each action closes the notification too. */
  action1: NotificationAction;
  action2?: NotificationAction;
  /** Milliseconds until it goes away by itself. */
  timeToLive: number;
  /** Stays until the shopper takes it away. */
  hasNoTimeout: boolean;
  /** The earlier notification with the same message, which this one replaced. */
  repeats?: Notification | undefined;
};
type NewNotification = Omit<Notification, 'id' | 'timeToLive' | 'hasNoTimeout' | 'repeats'> &
  Partial<Pick<Notification, 'timeToLive' | 'hasNoTimeout'>>;

const shownAtom = atom<readonly Notification[]>([]);
/** What the shopper is being told now, the newest last. */
export const notificationsAtom = atom((get) => get(shownAtom));
/**
 * Tells the shopper something, and answers its id; after its time it goes away by itself (NOTIF-04). The same message is
 * not added again (NOTIF-03): one that can be undone takes the place of the last one, and its actions do both.
 */
export const notifyAtom = atom(null, (get, set, added: NewNotification) => {
  const shown = get(shownAtom);
  const last = shown.at(-1);
  const repeats = last?.message === added.message ? last : undefined;
  if (repeats && !added.action2?.run) return repeats.id;
  // Of no other one, gone or there: its time must not end another.
  const id = Math.random();
  const notification = { timeToLive: standard.timeToLive, hasNoTimeout: false, ...added, id, repeats };
  set(shownAtom, [...shown.filter((other) => other !== repeats), notification]);
  if (!notification.hasNoTimeout) setTimeout(() => set(dismissAtom, id), notification.timeToLive);
  return id;
});
/** Takes a notification away. */
export const dismissAtom = atom(null, (get, set, id: number) => {
  set(
    shownAtom,
    get(shownAtom).filter((notification) => notification.id !== id),
  );
});

/** The link that was pressed without a network, and waits for one. */
export const waitingLinkAtom = atom<HTMLAnchorElement | undefined>(undefined);
