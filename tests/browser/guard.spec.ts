import { expect, test } from '@playwright/test';
import { Guard } from './guard';

const ORIGIN = 'http://console.test';

test.describe('what fails a browser test', () => {
  for (const [what, script, complaint] of [
    ['an error on the console', "console.error('an error')", /console: an error/],
    ['a warning on the console', "console.warn('a warning')", /console: a warning/],
    ['an uncaught error', "setTimeout(() => { throw new Error('thrown') })", /uncaught: thrown/],
    ['an unhandled rejection', "void Promise.reject(new Error('rejected'))", /uncaught: rejected/],
    [
      'a request to another origin',
      "void fetch('http://elsewhere.test/').catch(() => 0)",
      /other origin: GET http:\/\/e/,
    ],
    ['an answer that says it failed', "void fetch('/broken')", /failed: GET .*\/broken 500/],
    ['a request without an answer', "void fetch('/dropped').catch(() => 0)", /failed: GET .*\/dropped net::ERR_/],
  ] as const) {
    test(what, async ({ browser }) => {
      const guard = new Guard((origin) => origin === ORIGIN);
      const context = await browser.newContext();
      guard.watch(context);
      await context.route('**', (route) => {
        const path = new URL(route.request().url()).pathname;
        if (path === '/dropped') return route.abort('connectionreset');
        return route.fulfill({ status: path === '/broken' ? 500 : 200, contentType: 'text/html', body: '<p>page</p>' });
      });
      const page = await context.newPage();
      await page.goto(ORIGIN);
      expect(() => guard.verify()).not.toThrow();

      await page.evaluate(script);
      await expect(() => expect(() => guard.verify()).toThrow(complaint)).toPass();
      guard.expect(complaint);
      expect(() => guard.verify()).not.toThrow();
      guard.expect(/never/);
      expect(() => guard.verify()).toThrow(/never/);
      await context.close();
    });
  }
});
