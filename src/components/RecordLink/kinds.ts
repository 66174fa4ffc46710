import type { Enum } from '@contract/enum';
import { sceneStatus } from '@contract/sceneTemplate.enums';
import type { SearchHit } from '@contract/search';
import { sysUserStatus } from '@contract/sysUser.enums';
import { userStatus } from '@contract/user.enums';

/** Types of records that have a screen of their own. */
export type RecordKind = SearchHit['type'];

interface Kind {
  /** The address of a record's screen. */
  path: (id: string) => string;
  status: Enum;
}

export const kinds: Readonly<Record<RecordKind, Kind>> = {
  user: { path: (id) => `/user/appUser?id=${id}`, status: userStatus },
  sysUser: { path: (id) => `/user/sysUser/detail?id=${id}`, status: sysUserStatus },
  sceneTemplate: { path: (id) => `/user/default/detail?id=${id}`, status: sceneStatus },
};

export const hasScreen = (type: string): type is RecordKind => Object.hasOwn(kinds, type);
