import { atom } from 'jotai/vanilla';

/** Something to tell the shopper (wire terms: notification). */
export type Notification = {
  id: number;
  message: string;
  type: 'secondary' | 'info' | 'success' | 'warning' | 'danger';
  /** What the shopper can press; each closes the notification too. */
  actions: readonly { label: string; href?: string }[];
};

const shownAtom = atom<readonly Notification[]>([]);
/** What the shopper is being told now, the newest last. */
export const notificationsAtom = atom((get) => get(shownAtom));
/** Tells the shopper something. */
export const notifyAtom = atom(null, (get, set, notification: Omit<Notification, 'id'>) => {
  const id = (get(shownAtom).at(-1)?.id ?? 0) + 1;
  set(shownAtom, [...get(shownAtom), { ...notification, id }]);
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
