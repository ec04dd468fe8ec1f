import { join } from 'node:path';

/** Where drizzle-kit writes the steps from one schema to the next. */
export const migrationsFolder = join(import.meta.dirname, '../../migrations');
