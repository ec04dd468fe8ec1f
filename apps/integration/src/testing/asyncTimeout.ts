// A setup file of Vitest: how long a test with a page waits for what is to come.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // A refused call is repeated after a second, a challenge takes a while to solve, and the machine may be busy.
  configure({ asyncUtilTimeout: 40_000 });
}

export {};
