import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { guardConsole } from './consoleGuard';
import { guardNetwork } from './networkGuard';

// Answers come from a real back end, on machines with few cores.
configure({ asyncUtilTimeout: 5_000 });

// After testing-library's own cleanup: what unmounting prints counts too.
guardConsole();
guardNetwork();

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
