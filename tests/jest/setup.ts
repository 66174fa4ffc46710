import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { guardConsole } from './consoleGuard';
import { guardNetwork } from './networkGuard';

// Answers come from a real back end, on machines with few cores.
configure({ asyncUtilTimeout: 20_000 });

// They also come when they like, not only while a test waits inside `act`: React updates the page as in a browser.
// testing-library still wraps what the test itself does.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

// After testing-library's own cleanup: what unmounting prints counts too.
guardConsole();
guardNetwork();

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
