import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { AUDIENCE_NAME_MAX } from '../../contract/audience/enums';
import { GIFT_NAME_MAX } from '../../contract/gift/enums';
import { MESSAGE_BODY_MAX, MESSAGE_TITLE_MAX } from '../../contract/message/enums';
import { CARRIER_MAX, REMARK_MAX } from '../../contract/order/enums';
import { PUSH_BODY_MAX, PUSH_TITLE_MAX, PUSH_URL_MAX } from '../../contract/push/enums';
import { ROOM_DESCRIPTION_MAX, ROOM_TITLE_MAX } from '../../contract/room/enums';
import { SCENE_DESCRIPTION_MAX, SCENE_NAME_MAX } from '../../contract/sceneTemplate/enums';
import { STONE_NAME_MAX } from '../../contract/stone/enums';
import { NICKNAME_MAX } from '../../contract/sysUser/enums';
import { TIP_TEXT_MAX } from '../../contract/tip/enums';
import { NOTE_MAX } from '../../contract/user/enums';
import { WISH_TEXT_MAX } from '../../contract/wish/enums';
import { REPLACEMENT_MAX, WORD_MAX } from '../../contract/word/enums';
import { hostileForm, hostileUpTo } from './hostileTexts';

/** `reason` of contract/base.ts */
const REASON = 500;
/** What the app writes; no call of the contract says how long it may be. */
const OF_THE_APP = 100;

/** How long a text may be, by table and column. */
const texts: Record<string, Record<string, number>> = {
  app_user: { nickname: OF_THE_APP, bio: REASON, city: OF_THE_APP, status_reason: REASON },
  user_ledger: { reason: REASON },
  user_sanction: { reason: REASON },
  user_device: { model: OF_THE_APP, system: OF_THE_APP },
  user_login: { ip: 45, place: OF_THE_APP, model: OF_THE_APP },
  user_note: { text: NOTE_MAX },
  sys_user: { nickname: NICKNAME_MAX },
  login_log: { account: 100, ip: 45, browser: OF_THE_APP, system: OF_THE_APP },
  operation: { target_name: OF_THE_APP, reason: REASON },
  scene_template: { name: SCENE_NAME_MAX, description: SCENE_DESCRIPTION_MAX },
  room: {
    title: ROOM_TITLE_MAX,
    description: ROOM_DESCRIPTION_MAX,
    closed_reason: REASON,
    frozen_reason: REASON,
  },
  room_gift: { gift: GIFT_NAME_MAX },
  room_message: { text: REASON },
  room_report: { text: REASON },
  audit_item: { title: OF_THE_APP, text: REASON, previous: REASON, reason: REASON },
  stone_package: { name: STONE_NAME_MAX },
  gift: { name: GIFT_NAME_MAX },
  price_change: { reason: REASON },
  timed_price: { reason: REASON, end_reason: REASON },
  saved_audience: { name: AUDIENCE_NAME_MAX },
  mall_order: {
    receiver_name: 60,
    receiver_address: 300,
    carrier: CARRIER_MAX,
    remark: REMARK_MAX,
    closed_reason: REASON,
    refund_reason: REASON,
  },
  mall_order_item: { name: GIFT_NAME_MAX },
  wish: { text: WISH_TEXT_MAX, gift_name: GIFT_NAME_MAX, removed_reason: REASON },
  tip: { text: TIP_TEXT_MAX },
  message: { title: MESSAGE_TITLE_MAX, body: MESSAGE_BODY_MAX, withdrawn_reason: REASON },
  push: { title: PUSH_TITLE_MAX, body: PUSH_BODY_MAX, url: PUSH_URL_MAX, cancelled_reason: REASON },
  delivery: { error: REASON },
  sensitive_word: { word: WORD_MAX, replacement: REPLACEMENT_MAX },
  share_click: { ip: 45, device: 100 },
  share_sign_up: { ip: 45, device: 100 },
};

/** Tables that no form of the console writes: their texts may begin and end with blanks. */
const ofTheApp = ['app_user', 'user_device', 'user_login', 'login_log', 'room_message', 'room_report'];

/** Rows of a table that are filled; the others stand far behind on any screen. It is as many as the demo data has users. */
const ROWS = 5000;

/** Overwrites all texts that people write in the database of a data folder whose server is stopped. */
export async function makeHostile(folder: string): Promise<void> {
  const database = await PGlite.create({ dataDir: join(folder, 'database') });
  await database.exec(`alter table operation disable trigger operation_stays`);
  for (const [table, columns] of Object.entries(texts)) {
    const upTo = ofTheApp.includes(table) ? hostileUpTo : hostileForm;
    const kept = Object.entries(columns);
    const sets = kept.map(([column], at) => {
      const choice = `($${at + 1}::text[])[1 + (row + ${at * 7}) % cardinality($${at + 1}::text[])]`;
      return `${column} = case when ${column} is null then null else ${choice} end`;
    });
    await database.query(
      `update ${table} t set ${sets.join(', ')}
       from (select id as of, row_number() over (order by id desc) as row from ${table} limit ${ROWS}) rows
       where t.id = rows.of`,
      kept.map(([, max]) => upTo(max)),
    );
  }
  await database.query(
    `update operation set before = jsonb_build_object('nickname', $1::text, '__proto__', $2::text),
       after = jsonb_build_object('nickname', $2::text, 'constructor', $1::text, $3::text, $3::text)`,
    hostileForm(NICKNAME_MAX).slice(9, 12),
  );
  await database.exec(`alter table operation enable trigger operation_stays`);
  await database.query(`update audit_item set hits = '[]'`);
  await database.close();
}
