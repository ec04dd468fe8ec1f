import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import { second, type Slice } from '../slice.ts';
import { contentRoutes } from './routes.ts';
import { watchStories } from './watchStories.ts';

/** Stories. */
export const contentSlice = (ports: Ports): Slice => {
  const watch = watchStories(ports);
  return {
    routes: new Hono<BackendEnv>().route('/api/ext/cms', contentRoutes(ports)),
    work: [{ name: 'changed stories', pause: 5 * second, begin: watch, act: watch }],
  };
};
