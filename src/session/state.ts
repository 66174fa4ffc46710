import { type MenuItem as ConfiguredItem, menu as configuredMenu } from '@config/menu';
import type { Locale } from '@contract/enum';
import type { UserInfo } from '@contract/login';

/** A menu item in the operator's language (spec §3). */
export interface MenuItem {
  id: string;
  key: string;
  label: string;
  path: string;
  icon?: string;
  redirect?: string;
  pid?: string;
  children?: MenuItem[];
}

/** The session by the names of spec §3. */
export interface SessionState {
  /** The signed-in admin. */
  data?: UserInfo;
  /** Whether the password dialog is open. */
  modify: boolean;
  /** Path prefixes the admin may reach. */
  authority: readonly string[];
  isLogin: boolean;
  loginBtnLoading: boolean;
  layoutWrapperLoading: boolean;
  menu: MenuItem[];
  menuById: Record<string, MenuItem>;
  menuByPath: Record<string, MenuItem>;
  /** Another admin has signed in in another tab; this one may not write any more. */
  replacedBy?: UserInfo;
}

/** spec §6: fixed to the root path, unless the back end sends a longer list. */
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
  return { ...signedOut, data, authority: data.authority ?? AUTHORITY, isLogin: true, ...loadMenu(locale) };
}

/** The configured menu and its two indexes, labelled in a language. */
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

/** Whether a path lies under one of the authority's prefixes. `/user` opens `/user/x`, not `/userx`. */
export function mayReach(authority: readonly string[], path: string): boolean {
  const [page = ''] = path.split('?');
  return authority.some((prefix) => {
    const base = prefix.replace(/\/+$/, '');
    return page === base || page.startsWith(`${base}/`);
  });
}
