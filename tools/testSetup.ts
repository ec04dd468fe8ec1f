import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Code that loads later takes more than the usual second where the machine is busy and no cache is warm.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
