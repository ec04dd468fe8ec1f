import { notification as standard } from '@etalage/core/constants';
import { atom } from 'jotai/vanilla';

/** Something to tell the shopper (wire terms: notification). */
export type Notification = {
  id: number;
  message: string;
  type: 'secondary' | 'info' | 'success' | 'warning' | 'danger';
  /** What the shopper can press; each closes the notification too. */
  actions: readonly { label: string; href?: string }[];
  /** Milliseconds until it goes away by itself. */
  timeToLive?: number;
  /** Stays until the shopper takes it away. */
  hasNoTimeout?: boolean;
};

const shownAtom = atom<readonly Notification[]>([]);
/** What the shopper is being told now, the newest last. */
export const notificationsAtom = atom((get) => get(shownAtom));
/** Tells the shopper something; after its time it goes away by itself (NOTIF-04). */
export const notifyAtom = atom(null, (get, set, notification: Omit<Notification, 'id'>) => {
  const id = (get(shownAtom).at(-1)?.id ?? 0) + 1;
  set(shownAtom, [...get(shownAtom), { ...notification, id }]);
  if (!notification.hasNoTimeout) {
    setTimeout(() => set(dismissAtom, id), notification.timeToLive ?? standard.timeToLive);
  }
  return id;
});
/** Takes a notification away. */
export const dismissAtom = atom(null, (get, set, id: number) => {
  set(
    shownAtom,
    get(shownAtom).filter((notification) => notification.id !== id),
  );
});

/** The panel that lies over the page, if any. */
export const panelAtom = atom<'microcart' | undefined>(undefined);

/** Whether a page that the shopper asked for waits for the network. */
export const isWaitingAtom = atom(false);
