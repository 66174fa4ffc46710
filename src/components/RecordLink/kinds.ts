import {
  AuditOutlined,
  BulbOutlined,
  CalendarOutlined,
  EnvironmentOutlined,
  FileTextOutlined,
  GiftOutlined,
  MailOutlined,
  NotificationOutlined,
  ShopOutlined,
  SketchOutlined,
  StarOutlined,
  StopOutlined,
  TrophyOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import { audienceKind } from '@contract/audience/enums';
import { auditKind, auditPriority, auditState, rejectReason } from '@contract/audit/enums';
import type { Enum } from '@contract/enum';
import { giftCategory, giftKind } from '@contract/gift/enums';
import { integralEvent, integralStatus } from '@contract/integral/enums';
import { messageStatus, messageType } from '@contract/message/enums';
import { payCurrency } from '@contract/money.enums';
import { orderKind, orderStatus, payChannel, platform } from '@contract/order/enums';
import { pushOpens, pushStatus } from '@contract/push/enums';
import { roomCategory, roomStatus } from '@contract/room/enums';
import { sceneStatus, sceneTheme } from '@contract/sceneTemplate/enums';
import type { SearchHit } from '@contract/search';
import { saleStatus, shelfSection } from '@contract/shelf/enums';
import { stoneTag } from '@contract/stone/enums';
import { sysUserStatus } from '@contract/sysUser/enums';
import { tipPlace, tipStatus } from '@contract/tip/enums';
import { userStatus } from '@contract/user/enums';
import { wishState } from '@contract/wish/enums';
import { wordAction, wordStatus, wordTag } from '@contract/word/enums';

/** Types of records that have a screen of their own. */
export type RecordKind = SearchHit['type'] | 'audit';

interface Kind {
  /** The address of a record's screen. */
  path: (id: string) => string;
  /** What stands before its name where its picture isn't known; a person has their initials there. */
  icon: 'person' | ComponentType<{ 'aria-hidden': true }>;
  status: Enum;
  /** Its other fields that hold a value of an enum, as a timeline and a conflict name them. */
  enums: Readonly<Record<string, Enum>>;
  /** It has no name of its own: what stands as its name is a value of this enum. */
  names?: Enum;
}

export const kinds: Readonly<Record<RecordKind, Kind>> = {
  user: { path: (id) => `/user/appUser?id=${id}`, icon: 'person', status: userStatus, enums: {} },
  sysUser: { path: (id) => `/user/sysUser/detail?id=${id}`, icon: 'person', status: sysUserStatus, enums: {} },
  room: {
    path: (id) => `/activity/room/detail?id=${id}`,
    icon: CalendarOutlined,
    status: roomStatus,
    enums: { category: roomCategory },
  },
  people: {
    path: (id) => `/activity/people/detail?id=${id}`,
    icon: ShopOutlined,
    status: roomStatus,
    enums: { category: roomCategory, auditState },
  },
  audit: {
    path: (id) => `/activity/audit/detail?id=${id}`,
    icon: AuditOutlined,
    status: auditState,
    enums: { state: auditState, kind: auditKind, priority: auditPriority, reasonCode: rejectReason },
  },
  sceneTemplate: {
    path: (id) => `/user/default/detail?id=${id}`,
    icon: EnvironmentOutlined,
    status: sceneStatus,
    enums: { theme: sceneTheme },
  },
  order: {
    path: (id) => `/order/list/detail?id=${id}`,
    icon: FileTextOutlined,
    status: orderStatus,
    enums: { kind: orderKind, currency: payCurrency, channel: payChannel, platform },
  },
  stone: {
    path: (id) => `/fileResoute/a/detail?id=${id}`,
    icon: SketchOutlined,
    status: saleStatus,
    enums: { tag: stoneTag, currency: payCurrency, section: shelfSection },
  },
  gift: {
    path: (id) => `/fileResoute/b/detail?id=${id}`,
    icon: GiftOutlined,
    status: saleStatus,
    enums: { category: giftCategory, kind: giftKind, currency: payCurrency, section: shelfSection },
  },
  wish: {
    path: (id) => `/wish/list/Detail?id=${id}`,
    icon: StarOutlined,
    status: wishState,
    enums: { state: wishState },
  },
  tip: {
    path: (id) => `/message/tip/detail?id=${id}`,
    icon: BulbOutlined,
    status: tipStatus,
    enums: { place: tipPlace },
  },
  integral: {
    path: (id) => `/log/integral/detail?id=${id}`,
    icon: TrophyOutlined,
    status: integralStatus,
    enums: { event: integralEvent },
    names: integralEvent,
  },
  word: {
    path: (id) => `/log/word/detail?id=${id}`,
    icon: StopOutlined,
    status: wordStatus,
    enums: { action: wordAction, tags: wordTag },
  },
  message: {
    path: (id) => `/message/list?id=${id}`,
    icon: MailOutlined,
    status: messageStatus,
    enums: { type: messageType, audience: audienceKind, 'audience.kind': audienceKind },
  },
  push: {
    path: (id) => `/message/push?id=${id}`,
    icon: NotificationOutlined,
    status: pushStatus,
    enums: { opens: pushOpens, audience: audienceKind, 'audience.kind': audienceKind },
  },
};

export const hasScreen = (type: string): type is RecordKind => Object.hasOwn(kinds, type);
