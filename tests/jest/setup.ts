import '@testing-library/jest-dom';
import { type Config, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { forgetMissing } from '@/request/availability';
import { forgetDeviations } from '@/request/deviations';
import { guardConsole } from './consoleGuard';
import { guardNetwork } from './networkGuard';

const { getElementError: printPage } = getConfig();
// Answers come from a real back end, on machines with few cores.
configure({ asyncUtilTimeout: 60_000, getElementError });

function getElementError(message: string | null, container: Element): Error {
  const error = isAskedAgain() ? notYet(message, container) : printPage(message, container);
  // The first line of ours that jest shows is the test's.
  Error.captureStackTrace(error, getElementError);
  return error;
}

/** Within `waitFor` or `findBy…`, which read the message of the last try only. */
const isAskedAgain = () =>
  (getConfig() as Config & { _disableExpensiveErrorDiagnostics: boolean })._disableExpensiveErrorDiagnostics;

/** Prints the page when the message is read: printing it takes longer than a query, and most tries are not the last. */
const notYet = (message: string | null, container: Element) =>
  Object.defineProperties(new Error('Not yet'), {
    name: { value: 'TestingLibraryElementError' },
    message: { configurable: true, get: () => printPage(message, container).message },
  });

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
