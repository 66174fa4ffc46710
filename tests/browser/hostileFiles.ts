import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import { expect } from './fixtures';
import { hostileTexts } from './hostileTexts';

/** A list with an export: its page with a filter, and texts of a row that stand in it. */
export interface HostileList {
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: a row of any list
  texts: (row: any) => (string | null | undefined)[];
}

/** Of each list with an export, some of its rows. */
export const lists: readonly HostileList[] = [
  { path: '/user/sysUser', texts: (row) => [row.nickname] },
  { path: '/user/appUser?levelFrom=15', texts: (row) => [row.nickname] },
  { path: '/user/default?as=table', texts: (row) => [row.name] },
  { path: '/activity/room', texts: (row) => [row.title, row.scene.name] },
  { path: '/activity/people', texts: (row) => [row.title, row.owner.nickname] },
  { path: '/fileResoute/a', texts: (row) => [row.name] },
  { path: '/fileResoute/b', texts: (row) => [row.name] },
  { path: '/order/list?status=refunded', texts: (row) => [row.user.nickname] },
  { path: '/order/transaction?currency=points', texts: (row) => [row.gift.name] },
  { path: '/order/recharge?status=refunded', texts: (row) => [row.package.name] },
  { path: '/wish/list?state=removed', texts: (row) => [row.text, row.user.nickname] },
  { path: '/message/list', texts: (row) => [row.title] },
  { path: '/message/tip', texts: (row) => [row.text] },
  { path: '/message/push', texts: (row) => [row.title] },
  { path: '/log/word', texts: (row) => [row.word] },
  { path: '/log/list?outcome=accountDisabled', texts: (row) => [row.account] },
  { path: '/log/share?tab=signUps', texts: (row) => [row.user?.nickname] },
];

const FILES = { xlsx: 'Excel workbook (.xlsx)', csv: 'CSV file (.csv)' };

async function exported(page: Page, format: keyof typeof FILES): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: FILES[format] }).click();
  return (await download).path();
}

/** The rows that the back end answers for an export, from now on. */
export function recordRows(page: Page): () => Promise<object[]> {
  const answers: Promise<object[]>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('pageSize=200')) return;
    answers.push(response.json().then(({ data }) => data.list));
  });
  return async () => (await Promise.all(answers.splice(0))).flat();
}

/** What a spreadsheet runs: a beginning of a formula, whatever unseen stands before it; a number may be negative. */
const RUNS = /^(?:[\s\p{Cf}"]*[=+\-@＝＋－＠]|[\t\r\n])/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Where cells are separated by something else than a comma, it may begin within a text. */
const RUNS_WITHIN = /([;\t|])(?=[\s\p{Cf}"]*[=+\-@＝＋－＠])/gu;

/** What the product writes for a text that would run. */
const written = (text: string) => (RUNS.test(text) ? `'${text}` : text).replace(RUNS_WITHIN, "$1'");

async function csvOf(page: Page, name: string): Promise<string[][]> {
  const cells = parse(await readFile(await exported(page, 'csv'), 'utf8'), {
    bom: true,
    record_delimiter: '\r\n',
  }) as string[][];
  const runs = cells.flat().filter((cell) => (RUNS.test(cell) && !NUMBER.test(cell)) || cell.match(RUNS_WITHIN));
  expect.soft(runs, `${name}: cells that run`).toEqual([]);
  return cells;
}

/** XML has no control characters and one line end. */
const inXml = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '');

/** Both files say what the back end said. */
export async function expectFiles(page: Page, { path, texts }: HostileList, rowsOf: () => Promise<object[]>) {
  await rowsOf();
  const csv = await csvOf(page, path);
  const rows = await rowsOf();
  expect(rows.length, path).toBeGreaterThan(0);
  expect.soft(csv.length, `${path}: lines`).toBe(rows.length + 1);
  const [sheet] = await readSheets(await exported(page, 'xlsx'), { trim: false });
  const xlsx = sheet?.data ?? [];
  expect.soft(xlsx.length, `${path}: rows of the workbook`).toBe(rows.length + 1);
  const shown = (await page.getByRole('main').textContent()) ?? '';
  const stored = rows.flatMap(texts);
  expect(
    stored.filter((text) => hostileTexts.includes(text ?? '')),
    `${path}: texts of ours`,
  ).not.toEqual([]);
  for (const text of rows.slice(0, 10).flatMap(texts)) {
    expect.soft(shown.includes(text?.trim() ?? ''), `${path}: ${JSON.stringify(text)} on the screen`).toBe(true);
  }
  for (const [index, row] of rows.entries()) {
    for (const text of texts(row).filter((each): each is string => Boolean(each))) {
      expect.soft(hasCell(csv[index + 1] ?? [], text), `${path}: ${JSON.stringify(text)} in CSV`).toBe(true);
      const cells = (xlsx[index + 1] ?? []).map(String);
      expect.soft(hasCell(cells, inXml(text)), `${path}: ${JSON.stringify(text)} in the workbook`).toBe(true);
    }
  }
}

/** Some cells have more behind the text, such as a number. */
const hasCell = (cells: readonly string[], text: string) =>
  !text.trim() || cells.some((cell) => cell.startsWith(text) || cell.startsWith(written(text)));
