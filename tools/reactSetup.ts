import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

// React takes the stack of each element that is made, for its warnings, until it has taken ten thousand within a second: a
// tenth of the time of the tests of pages. Told that it has, it takes none.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => undefined,
  });

// A query that is tried again prints the page once, when it is given up, and not for each try.
configure(({ getElementError }) => ({
  getElementError: (message, container) => {
    if (!Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')) return getElementError(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
}));
