/**
 * In place of `@umijs/route-utils`, which ProLayout works its menu and its breadcrumbs out with, for each address: both
 * are ours (src/layouts/Menu.tsx, TopBar.tsx).
 */
export const transformRoute = () => ({ breadcrumb: new Map<string, never>(), menuData: [] });
export const getMatchMenu = (): never[] => [];
