import { afterAll } from 'vitest';
import { runCleanups } from './endOfFile.ts';

// A setup file of Vitest: runs before each test file, also where test files share their modules.
afterAll(runCleanups);
