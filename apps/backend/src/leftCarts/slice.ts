import { Hono } from 'hono';
import { minute, type Slice } from '../slice.ts';
import { writeCartReminders, type ReminderPorts } from './writeCartReminders.ts';

/** Reminds customers of the cart that they left; it has no address of its own. */
export const leftCartsSlice = (ports: ReminderPorts): Slice => ({
  routes: new Hono(),
  work: [{ name: 'reminders of left carts', pause: minute, act: () => writeCartReminders(ports) }],
});
