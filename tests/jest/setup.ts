import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { forgetMissing } from '@/request/availability';
import { forgetDeviations } from '@/request/deviations';
import { guardConsole } from './consoleGuard';
import { guardNetwork } from './networkGuard';

// Answers come from a real back end, on machines with few cores.
configure({ asyncUtilTimeout: 60_000 });

// Answers may also arrive when no test waits inside `act`, so React updates the page as in a browser. testing-library
// still wraps the actions of the tests.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

// React records stack traces for the first ten thousand elements of each second, only for its own messages.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });

// After testing-library's own cleanup, so that output of unmounting counts too.
guardConsole();
guardNetwork();

afterEach(() => {
  forgetDeviations();
  forgetMissing();
  localStorage.clear();
  sessionStorage.clear();
});
