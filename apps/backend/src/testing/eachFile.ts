import { afterAll, vi } from 'vitest';
import { runCleanups } from './endOfFile.ts';

// A setup file of Vitest: runs before each test file, also where test files share their modules.
afterAll(runCleanups);
// A file that ends amid a load of code would leave it broken for those that share its modules.
afterAll(() => vi.dynamicImportSettled());
