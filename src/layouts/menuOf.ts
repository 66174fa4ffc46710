import { offMenu } from '@config/routes';
import type { MenuItem } from '@/session';

/** The menu entry of a page: its own, or for `/user/sysUser/detail` that of `/user/sysUser`. */
export const menuItemOf = (byPath: Record<string, MenuItem>, pathname: string): MenuItem | undefined =>
  firstAbove(pathname, (path) => (byPath[path]?.children ? undefined : byPath[path]));

/** The same of a page without a menu entry: for `/log/word/detail` that of `/log/word`. */
export const offMenuPageOf = (pathname: string): (typeof offMenu)[number] | undefined =>
  firstAbove(pathname, (path) => offMenu.find((page) => page.path === path));

/** What is found by a path, or by the next one above it that finds something. */
function firstAbove<Found>(pathname: string, find: (path: string) => Found | undefined): Found | undefined {
  for (let path = pathname.replace(/\/+$/, '') || '/'; path; path = path.slice(0, path.lastIndexOf('/'))) {
    const found = find(path);
    if (found) return found;
  }
  return undefined;
}
