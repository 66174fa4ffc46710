import { Sum } from './lines';

const SOLD = ['item_sold', 'item_sold_at', 'sold_change'];
const PLANNED = ['timed_price', 'saved_audience', 'user_paid_anew'];
/** What lines have of their orders, the last first. */
const OF_ORDER = ['paid', 'status', 'platform', 'channel', 'currency', 'user_id'];

/** Turns a backup into one from before the table `lesson_progress`, without what later migrations make. */
export function olderThanLessons(lines: string[], when: number): string[] {
  const later = ['lesson_progress', 'operation_cut', 'operation_seal', 'operation_unsealed', ...SOLD, ...PLANNED];
  const last = JSON.parse(lines.at(-1) ?? '');
  const head = String(lines[0]).replace(/"migration":\d+/, `"migration":${when}`);
  let kept = [head, ...lines.slice(1, -1)];
  let rows: number = last.rows;
  for (const table of later) {
    const from = kept.findIndex((line) => line.startsWith(`{"table":"${table}"`));
    const to = kept.findIndex((line) => line.startsWith(`{"end":"${table}"`));
    rows -= to - from - 1;
    kept = [...kept.slice(0, from), ...kept.slice(to + 1)];
  }
  kept = withoutLastColumn(kept, 'sys_user', 'must_change_password');
  for (const column of ['request_id', 'reports', 'ip', 'device']) kept = withoutLastColumn(kept, 'room', column);
  for (const column of OF_ORDER) kept = withoutLastColumn(kept, 'mall_order_item', column);
  kept = withoutLastColumn(kept, 'app_user', 'paid_at');
  kept = withoutLastColumn(kept, 'delivery', 'user_number');
  kept = withoutLastColumn(kept, 'price_change', 'timed_step');
  for (const column of ['by_ip', 'by_device', 'number', 'nickname', 'shared_at', 'channel'])
    kept = withoutLastColumn(kept, 'share_sign_up', column);
  kept = withoutLastColumn(kept, 'login_log', 'in_burst');
  kept = withoutLastColumn(kept, 'share', 'sign_ups');
  kept = withoutLastColumn(kept, 'share', 'clicks');
  kept = kept.filter((line) => !line.startsWith('{"sequence":"sold_change_id_seq"'));
  return [...kept, JSON.stringify({ ...last, tables: last.tables - later.length, rows })];
}

/** A column that came later, and stands behind the others. */
function withoutLastColumn(lines: string[], table: string, column: string): string[] {
  const from = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`));
  const to = lines.findIndex((line) => line.startsWith(`{"end":"${table}"`));
  const mark = JSON.parse(lines[from] ?? '');
  expect(mark.columns.at(-1)).toMatchObject({ name: column });
  const sum = new Sum();
  const rows = lines.slice(from + 1, to).map((line) => JSON.stringify(JSON.parse(line).slice(0, -1)));
  for (const row of rows) sum.add(row);
  const end = JSON.stringify({ ...JSON.parse(lines[to] ?? ''), ...sum.end() });
  const head = JSON.stringify({ ...mark, columns: mark.columns.slice(0, -1) });
  return [...lines.slice(0, from), head, ...rows, end, ...lines.slice(to + 1)];
}
