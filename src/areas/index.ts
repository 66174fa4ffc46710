import type { AreaName } from '@contract/areas';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { record as audit } from './audit/record';
import { record as gift } from './gift/record';
import { record as integral } from './integral/record';
import { record as message } from './message/record';
import { record as order } from './order/record';
import { record as people } from './people/record';
import { record as push } from './push/record';
import { record as room } from './room/record';
import { record as sceneTemplate } from './sceneTemplate/record';
import { record as stone } from './stone/record';
import { record as sysUser } from './sysUser/record';
import { record as tip } from './tip/record';
import { record as user } from './user/record';
import { record as wish } from './wish/record';
import { record as word } from './word/record';

/** The areas whose records have a screen, in the order of the menu. */
export const records = {
  sysUser,
  user,
  room,
  people,
  audit,
  sceneTemplate,
  stone,
  gift,
  order,
  message,
  tip,
  push,
  wish,
  integral,
  word,
} satisfies Partial<Record<AreaName, RecordType>>;

type Records = typeof records;

declare module '@/components/RecordLink/recordTypes' {
  interface RecordTypes extends Records {}
}
