import { Hono } from 'hono';
import { minute, type Slice } from '../slice.ts';
import { writeCartReminders, type ReminderPorts } from './writeCartReminders.ts';

/** Mails reminders of abandoned carts; it has no routes. */
export const leftCartsSlice = (ports: ReminderPorts): Slice => ({
  routes: new Hono(),
  work: [{ name: 'reminders of left carts', pause: minute, act: () => writeCartReminders(ports) }],
});
