import { defineConfig } from '@playwright/test';

/** Browser tests over the production build: `npm test -- --only=browser` builds, finds a Chromium and runs them. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // Makes the data that the back ends of the tests begin with.
  globalSetup: './tests/browser/seed.ts',
  workers: 2,
  // Tests work on records of their own, or have a back end of their own: they run in any order.
  fullyParallel: true,
  // Limits, not waits: generous, for machines that do other work too.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // A second try records what happens; the summary names every test that needed it, and with `CI` set the run fails.
  retries: 1,
  failOnFlakyTests: Boolean(process.env.CI),
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 60_000,
    // What opens stands where it will be at once: under load a click could land on where it was on its way.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Containers give no user namespaces to a sandbox; the rest keeps the browser from talking to anyone else.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
