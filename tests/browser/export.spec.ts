import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import { auditCalls } from '../../contract/audit/calls';
import { rejectReason } from '../../contract/audit/enums';
import { sysUserCalls } from '../../contract/sysUser/calls';
import type { User } from '../../contract/user';
import { userCalls } from '../../contract/user/calls';
import { channel, gender, userStatus } from '../../contract/user/enums';
import { encrypt } from '../encrypt';
import { answerAfter } from './calls';
import { expect, test } from './fixtures';
import { enter, type Session } from './session';

const FILES = { xlsx: 'Excel workbook (.xlsx)', csv: 'CSV file (.csv)' };

async function startExport(page: Page, format: keyof typeof FILES): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: FILES[format] }).click();
}

async function exported(page: Page, format: keyof typeof FILES): Promise<Download> {
  const download = page.waitForEvent('download');
  await startExport(page, format);
  return download;
}

/** What the operator's clock shows, `2026-11-21 09:05:00`. */
const clock = (instant: string) => new Date(instant).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });

/** A date of a workbook has no zone, and is a hair off: it counts parts of a day. */
const clockOf = (cell: unknown) =>
  cell instanceof Date
    ? new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ')
    : cell;

/** Until when a user is muted or banned. */
function endOf({ status, statusUntil }: User): string | null {
  if (status === 'normal') return null;
  return statusUntil ? clock(statusUntil) : 'for good';
}

const cellsOf = (user: User): Record<string, string | number | null> => ({
  Number: user.number,
  User: user.nickname,
  Status: userStatus[user.status].label['en-US'],
  Until: endOf(user),
  Phone: user.phone,
  Level: user.level,
  Points: user.points,
  Stones: user.stones,
  'Last active': user.lastActiveAt && clock(user.lastActiveAt),
  Channel: channel[user.channel].label['en-US'],
  Gender: gender[user.gender].label['en-US'],
  Registered: clock(user.registeredAt),
});

/** The labels in the table's header, without the ticks and the actions. */
async function labels(page: Page): Promise<string[]> {
  const header = page.getByRole('columnheader');
  await expect(header.filter({ hasText: 'Number' })).toBeVisible();
  const texts = (await header.allInnerTexts()).map((text) => text.trim());
  return texts.filter((text) => text && text !== 'Actions');
}

/** The first row of a file: beside a status stands its end, which the table has in the same cell. */
const headOf = (shown: string[]) => shown.flatMap((label) => (label === 'Status' ? [label, 'Until'] : [label]));

/** Every user of a query, page by page, as the back end answers. */
async function everyUser(session: Session, query: object): Promise<User[]> {
  const users: User[] = [];
  for (let current = 1; ; current++) {
    const { list, total } = await session.ask(userCalls.pageList, { ...query, current, pageSize: 200 });
    users.push(...list);
    if (users.length >= total || !list.length) return users;
  }
}

const rowsOf = (head: string[], users: User[]) => users.map((user) => head.map((label) => cellsOf(user)[label]));

test('a workbook of all 5 000 users equals the back end row by row, in the shown order', async ({ page, server }) => {
  const session = await enter(page, server.url);
  await page.goto('/user/appUser?sort=nickname&order=ascend&current=3');
  const head = headOf(await labels(page));
  const file = await exported(page, 'xlsx');
  expect(file.suggestedFilename()).toMatch(/^App users \d{4}-\d{2}-\d{2}\.xlsx$/);
  await expect(page.getByText('5,000 rows: everything these filters find.')).toBeVisible();

  const [sheet] = await readSheets(await file.path());
  const [first, ...rows] = sheet?.data ?? [];
  expect(first).toEqual(head);
  expect(rows).toHaveLength(5000);
  const users = await everyUser(session, { sort: 'nickname', order: 'ascend' });
  expect(rows.map((row) => row.map(clockOf))).toEqual(rowsOf(head, users));
});

test('a CSV file of a filter and a sort equals the back end row by row', async ({ page, server }) => {
  const session = await enter(page, server.url);
  await page.goto('/user/appUser?levelFrom=5&channel=phone,wechat&sort=points');
  const head = headOf(await labels(page));
  const file = await exported(page, 'csv');
  const text = await readFile(await file.path(), 'utf8');
  const [first, ...rows] = parse(text, { bom: true, record_delimiter: '\r\n' }) as string[][];
  expect(first).toEqual(head);
  const users = await everyUser(session, { levelFrom: 5, channel: 'phone,wechat', sort: 'points', order: 'descend' });
  expect(users.length).toBeGreaterThan(200);
  const plain = (cell: unknown) =>
    typeof cell === 'string' && /^[=+\-@]/.test(cell) ? `'${cell}` : String(cell ?? '');
  expect(rows).toEqual(rowsOf(head, users).map((row) => row.map(plain)));
});

test('a file of the audit has every decision of the filter, by whom, when and why', async ({ page, server }) => {
  const session = await enter(page, server.url);
  await page.goto('/activity/audit?state=rejected&kind=wish&sort=decidedAt&order=descend');
  const text = await readFile(await (await exported(page, 'csv')).path(), 'utf8');
  const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
  const filter = { state: ['rejected'], kind: ['wish'], sort: 'decidedAt', order: 'descend', pageSize: 200 } as const;
  const { list, total } = await session.ask(auditCalls.pageList, filter);
  expect(total).toBeGreaterThan(100);
  expect(rows).toHaveLength(total);
  for (const [index, { id, submitter, reviewer, decidedAt, reasonCode }] of list.entries()) {
    expect(rows[index]).toMatchObject({
      ...{ Id: id, Kind: 'Wish', State: 'Rejected', Submitter: String(submitter.number) },
      ...{ Reviewer: reviewer?.nickname, Decided: decidedAt && clock(decidedAt) },
      'Rejected because': reasonCode === 'other' ? '' : reasonCode && rejectReason[reasonCode].label['en-US'],
    });
  }
});

test('a name like a formula, right to left and with signs is a text in both', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const nickname = '=1+1, "שלום" 🐟 张';
  const account = `formula_${crypto.randomUUID().slice(0, 8)}`;
  await session.ask(sysUserCalls.saveOrUpdate, { account, nickname, password: encrypt('a-good-password') });
  await page.goto(`/user/sysUser?keyword=${account}`);
  await expect(page.getByRole('row', { name: account })).toBeVisible();
  const [sheet] = await readSheets(await (await exported(page, 'xlsx')).path());
  expect(sheet?.data[1]?.slice(0, 2)).toEqual([account, nickname]);
  const text = await readFile(await (await exported(page, 'csv')).path(), 'utf8');
  expect((parse(text, { bom: true }) as string[][])[1]?.slice(0, 2)).toEqual([account, `'${nickname}`]);
});

test('a page that fails in the middle: the file is named partial, and why is told', async ({ page, server }) => {
  await enter(page, server.url);
  const refused = { code: 10500, message: 'The database is away.', data: null };
  await answerAfter(page, 1, (route) => route.fulfill({ json: refused }));
  await page.goto('/user/appUser');
  const file = await exported(page, 'csv');
  expect(file.suggestedFilename()).toMatch(/^App users \S+ \(partial 2200 of 5000\)\.csv$/);
  await expect(page.getByRole('alert')).toHaveText('Incomplete: 2,200 of 5,000 rows. The database is away.');
  const text = await readFile(await file.path(), 'utf8');
  expect(parse(text, { bom: true })).toHaveLength(2201);
});

test('an export that is cancelled or left saves nothing and leaves nothing behind', async ({ page, server }) => {
  await enter(page, server.url);
  const files: Download[] = [];
  page.on('download', (file) => void files.push(file));
  await answerAfter(page, 1, () => undefined);
  await page.goto('/user/appUser');
  await startExport(page, 'xlsx');
  const card = page.getByRole('complementary', { name: 'Export' });
  await expect(card.getByText('2,200 of 5,000 rows')).toBeVisible();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeHidden();
  await expect.poll(() => page.evaluate(leftFiles)).toEqual([]);

  await startExport(page, 'csv');
  await expect(card.getByText('2,200 of 5,000 rows')).toBeVisible();
  await page.getByRole('link', { name: 'Admin users', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave while the export runs?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(card.getByText('2,200 of 5,000 rows')).toBeVisible();
  await page.getByRole('link', { name: 'Admin users', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/user/sysUser');
  await expect.poll(() => page.evaluate(leftFiles)).toEqual([]);
  expect(files).toEqual([]);
});

/** Names of the files that an export has on this browser's disk. */
async function leftFiles(): Promise<string[]> {
  const root = await navigator.storage.getDirectory();
  const names: string[] = [];
  for await (const name of (await root.getDirectoryHandle('exports')).keys()) names.push(name);
  return names;
}

test('where nothing matches there is nothing to export', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/user/appUser?keyword=nobody-is-called-this');
  await startExport(page, 'xlsx');
  await expect(page.getByText('No row matches these filters.')).toBeVisible();
});
