/** How a table of the demo data grows to a big one: each of its rows is copied, with its own id, time and references. */
export interface Growing {
  table: string;
  /** Rows that it has for a million users. */
  perMillion: number;
  /** Columns that refer to rows of a table that grows too; others go on referring to the row that they refer to. */
  refers?: Record<string, string>;
  /** Columns with a value of their own, in SQL; `copy` counts the copies of a row from 1. */
  own?: Record<string, string>;
  /** A table whose copies are at least as many, because two copies must not refer to the same row. */
  within?: string;
}

const nextNumber = (apart: number) => ({ number: `number + copy * ${apart}` });

/** In the order of what refers to what. */
export const growing: readonly Growing[] = [
  {
    table: 'app_user',
    perMillion: 1_000_000,
    own: {
      ...nextNumber(5_000),
      nickname: "nickname || ' ' || copy",
      phone: "left(phone, -6) || lpad((abs(hashint8(id + copy)::bigint) % 1000000)::text, 6, '0')",
    },
  },
  {
    table: 'user_device',
    perMillion: 1_000_000,
    refers: { user_id: 'app_user' },
    own: { fingerprint: "fingerprint || '-' || copy" },
    within: 'app_user',
  },
  { table: 'user_sanction', perMillion: 64_000, refers: { user_id: 'app_user' } },
  { table: 'user_login', perMillion: 2_000_000, refers: { user_id: 'app_user' } },
  {
    table: 'room',
    perMillion: 300_000,
    refers: { host_id: 'app_user' },
    own: { ...nextNumber(10_000), title: "title || ' ' || copy" },
  },
  { table: 'room_member', perMillion: 1_500_000, refers: { room_id: 'room', user_id: 'app_user' }, within: 'room' },
  { table: 'room_report', perMillion: 120_000, refers: { room_id: 'room', user_id: 'app_user' }, within: 'room' },
  {
    table: 'wish',
    perMillion: 500_000,
    refers: { user_id: 'app_user' },
    own: { ...nextNumber(10_000), request_id: 'null', text: "text || ' ' || copy" },
  },
  {
    table: 'mall_order',
    perMillion: 1_000_000,
    refers: { user_id: 'app_user' },
    own: { ...nextNumber(100_000), request_id: 'null', channel_number: "channel_number || '-' || copy" },
  },
  {
    table: 'mall_order_item',
    perMillion: 1_000_000,
    refers: { order_id: 'mall_order', user_id: 'app_user' },
    own: nextNumber(100_000),
    within: 'mall_order',
  },
  {
    table: 'user_ledger',
    perMillion: 10_000_000,
    refers: { user_id: 'app_user', order_id: 'mall_order', wish_id: 'wish' },
    own: { request_id: 'null' },
  },
  {
    table: 'audit_item',
    perMillion: 500_000,
    refers: { user_id: 'app_user', target_id: 'app_user' },
    within: 'app_user',
  },
  { table: 'share', perMillion: 500_000, refers: { user_id: 'app_user' }, own: { request_id: 'null' } },
  {
    table: 'share_click',
    perMillion: 1_000_000,
    refers: { share_id: 'share' },
    own: { request_id: 'null' },
    within: 'share',
  },
  { table: 'share_sign_up', perMillion: 54_000, refers: { share_id: 'share', user_id: 'app_user' }, within: 'share' },
  {
    table: 'delivery',
    perMillion: 1_000_000,
    refers: { user_id: 'app_user' },
    own: { user_number: 'user_number + copy * 5000' },
    within: 'app_user',
  },
  { table: 'login_log', perMillion: 400_000 },
  { table: 'operation', perMillion: 1_000_000 },
];
