import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { guardConsole } from './consoleGuard';
import { guardNetwork } from './networkGuard';

// Answers come from a real back end, on machines with few cores.
configure({ asyncUtilTimeout: 20_000 });

// They also come when they like, not only while a test waits inside `act`: React updates the page as in a browser.
// testing-library still wraps what the test itself does.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

// React keeps a stack trace for each of the first ten thousand elements of a second, which only its own messages use.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });

// After testing-library's own cleanup: what unmounting prints counts too.
guardConsole();
guardNetwork();

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
