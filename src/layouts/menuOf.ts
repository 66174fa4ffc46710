import type { MenuItem } from '@/session';

/** The menu entry of a page: its own, or for `/user/sysUser/detail` that of `/user/sysUser`. */
export function menuItemOf(byPath: Record<string, MenuItem>, pathname: string): MenuItem | undefined {
  for (let path = pathname.replace(/\/+$/, '') || '/'; path; path = path.slice(0, path.lastIndexOf('/'))) {
    const item = byPath[path];
    if (item && !item.children) return item;
  }
  return undefined;
}
