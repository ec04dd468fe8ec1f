import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { healthRoutes } from './routes.ts';

/** Whether the backend can do its work. */
export const healthSlice = (ports: Pick<Ports, 'database'>): Slice => ({ routes: healthRoutes(ports), work: [] });
