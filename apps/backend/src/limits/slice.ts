import { Hono } from 'hono';
import { minute, type Slice } from '../slice.ts';
import type { Limiter } from './limiter.ts';

/** Limits have no address of their own: what nobody reached is forgotten. */
export const limitsSlice = (limiter: Limiter): Slice => ({
  routes: new Hono(),
  work: [{ name: 'old limits', pause: minute, act: limiter.sweep }],
});
