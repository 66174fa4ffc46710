import { readFileSync } from 'node:fs';

// Playwright may be loaded only once.
jest.mock('@playwright/test', () => ({ defineConfig: (config: object) => config }));

/** playwright.config.ts as it is with `CI` set, or without. */
function configWith(CI: string | undefined) {
  const before = process.env.CI;
  if (CI === undefined) delete process.env.CI;
  else process.env.CI = CI;
  try {
    let config: { retries?: number; failOnFlakyTests?: boolean } = {};
    jest.isolateModules(() => {
      config = require('../playwright.config').default;
    });
    return config;
  } finally {
    if (before === undefined) delete process.env.CI;
    else process.env.CI = before;
  }
}

test('a browser test that needs its second try fails CI, and is only told elsewhere', () => {
  expect(configWith('true')).toMatchObject({ retries: 1, failOnFlakyTests: true });
  expect(configWith(undefined)).toMatchObject({ retries: 1, failOnFlakyTests: false });
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/\bCI=true npm test\b/);
});
