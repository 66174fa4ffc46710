import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { FaultyService } from './service';

/** Nothing turns any more. */
export const isCalm = (page: Page) =>
  expect(page.locator('[aria-busy=true], .ant-spin-spinning, .ant-skeleton-active, .ant-btn-loading')).toHaveCount(0);

/** What was told, in its words; a field's own mistakes count too. */
export const alerts = (page: Page) => page.getByRole('alert').filter({ visible: true, hasText: /\S/ });

/** The token is in its header and nowhere else. */
export function staysInItsHeader(service: FaultyService, token: string): void {
  const leaks = service.seen.filter(({ path, search, headers, body }) => {
    const others = Object.entries(headers).filter(([name]) => name !== 'atoken');
    return [path, search, body, ...others.map(([, value]) => value)].some((text) => text.includes(token));
  });
  expect(leaks.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
}
