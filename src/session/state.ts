import { type MenuItem as ConfiguredItem, menu as configuredMenu, type Detail } from '@config/menu';
import type { Locale } from '@contract/enum';
import type { UserInfo } from '@contract/login';

/** A menu item in the operator's language (spec §3). */
export interface MenuItem {
  id: string;
  key: string;
  label: string;
  path: string;
  detail?: Detail;
  inPlace?: readonly string[];
  icon?: string;
  redirect?: string;
  pid?: string;
  children?: MenuItem[];
}

/** The session, with the names of spec §3. */
export interface SessionState {
  data?: UserInfo;
  modify: boolean;
  authority: readonly string[];
  isLogin: boolean;
  loginBtnLoading: boolean;
  layoutWrapperLoading: boolean;
  menu: MenuItem[];
  menuById: Record<string, MenuItem>;
  menuByPath: Record<string, MenuItem>;
  /** Another admin signed in in another tab; this tab may not write any more. */
  replacedBy?: UserInfo;
}

/** spec §6: the root path, unless the back end sends a longer list. */
const AUTHORITY = ['/'];

export const signedOut: SessionState = {
  modify: false,
  authority: AUTHORITY,
  isLogin: false,
  loginBtnLoading: false,
  layoutWrapperLoading: false,
  menu: [],
  menuById: {},
  menuByPath: {},
};

export function signedIn(data: UserInfo, locale: Locale): SessionState {
  return { ...signedOut, data, authority: authorityOf(data.authority), isLogin: true, ...loadMenu(locale) };
}

/** Another service's field of this name may be anything, such as the names of roles: only a list with paths counts. */
function authorityOf(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return AUTHORITY;
  const paths = stored.filter((entry): entry is string => typeof entry === 'string' && entry.startsWith('/'));
  return stored.length && !paths.length ? AUTHORITY : paths;
}

export function loadMenu(locale: Locale): Pick<SessionState, 'menu' | 'menuById' | 'menuByPath'> {
  const labelled = (item: ConfiguredItem): MenuItem => ({
    ...item,
    label: item.label[locale],
    children: item.children?.map(labelled),
  });
  const menu = configuredMenu.map(labelled);
  const flat = menu.flatMap((item) => [item, ...(item.children ?? [])]);
  return {
    menu,
    menuById: Object.fromEntries(flat.map((item) => [item.id, item])),
    menuByPath: Object.fromEntries(flat.map((item) => [item.path, item])),
  };
}

/** Whether a path is under one of the prefixes. `/user` opens `/user/x`, not `/userx`. */
export function mayReach(authority: readonly string[], path: string): boolean {
  const [page = ''] = path.split('?');
  return authority.some((prefix) => {
    const base = prefix.replace(/\/+$/, '');
    return page === base || page.startsWith(`${base}/`);
  });
}
