import { auditCalls } from '@contract/audit/calls';
import { peopleCalls } from '@contract/people/calls';
import { shelfCalls } from '@contract/shelf/calls';
import { tipCalls } from '@contract/tip/calls';
import { userCalls } from '@contract/user/calls';
import { viewCalls } from '@contract/view.calls';
import { appUsers, appUser as USER } from '../../tests/jest/appUsers';
import { expectConsole } from '../../tests/jest/consoleGuard';
import { configure } from './backEnd';
import { completed, isPartial, lacks, readAnswer, readKept, readWritten, Unreadable } from './read';

const PAGE = appUsers([USER.id]);
const SENT = { current: 1, pageSize: 20 };

interface Page {
  list: Record<string, unknown>[];
  total: number;
}

const users = (data: unknown, sent: unknown = SENT) => readAnswer(userCalls.pageList, data, sent) as Page;
const userWith = (change: object) => users({ ...PAGE, list: [{ ...USER, ...change }] }).list[0];

beforeEach(() => configure('{}'));

test('an answer by the contract comes out as it is, and nothing is noted', () => {
  expect(users(PAGE)).toEqual(PAGE);
});

describe('what is otherwise is read as far as it goes, and noted', () => {
  beforeEach(() => expectConsole(/^Answer differs from the contract: /));

  test.each<[string, object, object]>([
    ['a number as id', { id: 12 }, { id: '12' }],
    ['a number as text', { level: '3', points: ' 10 ' }, { level: 3, points: 10 }],
    [
      'no number',
      { level: 'high', points: null, stones: '' },
      { level: undefined, points: undefined, stones: undefined },
    ],
    ['no number, but an object', { level: {} }, { level: undefined }],
    ['a text as number', { nickname: 5 }, { nickname: '5' }],
    ['no text, but an object', { nickname: { first: 'x' } }, { nickname: '' }],
    ['epoch seconds', { registeredAt: 1772698029 }, { registeredAt: '2026-03-05T08:07:09.000Z' }],
    ['no instant', { registeredAt: 'soon' }, { registeredAt: undefined }],
    ['an instant that is null where there must be one', { registeredAt: null }, { registeredAt: undefined }],
    ['an unknown value of an enum', { status: 'frozen' }, { status: 'frozen' }],
    ['a field too many', { more: { x: 1 } }, { more: { x: 1 } }],
  ])('%s', (_, wire, own) => {
    // Enums and unknown fields are no deviation of their own.
    const row = userWith({ ...wire, version: '1' });
    expect(row).toMatchObject(own);
    for (const [name, value] of Object.entries(own)) expect(row?.[name]).toEqual(value);
  });

  test('fields that are missing are the emptiest of their kind', () => {
    expect(users({ list: [{ id: '1' }], total: 1 }).list[0]).toEqual({
      id: '1',
      number: undefined,
      nickname: '',
      avatar: null,
      gender: '',
      phone: null,
      level: undefined,
      points: undefined,
      stones: undefined,
      channel: '',
      status: '',
      statusUntil: null,
      lastActiveAt: null,
      registeredAt: undefined,
      version: undefined,
    });
  });

  test('a field of one kind of record only is null where it is null, and missing where it is missing', () => {
    const entries = [
      { id: '3', item: { type: 'gift', id: '1', priceStones: 60, pricePoints: null } },
      { id: '4', item: { type: 'stone', id: '2' } },
    ];
    const shelf = readAnswer(shelfCalls.detail, { entries }, {}) as { entries: { item: object }[] };
    expect(shelf.entries[0]?.item).toMatchObject({ priceStones: 60, pricePoints: null });
    expect(shelf.entries[1]?.item).not.toHaveProperty('pricePoints');
  });

  test('rows without an id are left out', () => {
    const page = users({ ...PAGE, list: [{ ...USER, id: undefined }, null, 'row', [], { ...USER, id: '' }, USER] });
    expect(page.list).toEqual([USER]);
  });

  test.each<[string, unknown, object]>([
    ['a bare list', [USER], { list: [USER], total: 1, current: 1 }],
    ['a list under another name', { records: [USER], total: 7, pageNum: 1 }, { list: [USER], total: 7, current: 1 }],
    ['no list in an empty page', { list: null, rows: [], total: '0' }, { list: [], total: 0 }],
    ['a total as text', { list: [USER], total: '7' }, { list: [USER], total: 7 }],
    ['no total', { list: [USER] }, { list: [USER], total: 1 }],
  ])('%s', (_, data, page) => expect(users(data)).toMatchObject(page));

  test('without a total there is a next page as long as this one is full', () => {
    const list = [USER, { ...USER, id: '2' }];
    expect(users({ list }, { current: 3, pageSize: 2 }).total).toBe(7);
    expect(users({ list }, { current: 3, pageSize: 20 }).total).toBe(42);
  });

  test('a bare list as long as a page may be one of several, a longer one is all there is', () => {
    const list = [USER, { ...USER, id: '2' }];
    expect(users(list, { current: 1, pageSize: 2 })).toMatchObject({ total: 3, current: 1, pageSize: 2 });
    expect(users([USER], { current: 2, pageSize: 2 })).toMatchObject({ total: 3, current: 2 });
    expect(users(list, { current: 1, pageSize: 1 })).toMatchObject({ list, total: 2, current: 1, pageSize: 2 });
  });

  test('a page where a list is expected, and groups that are missing', () => {
    expect(readAnswer(viewCalls.list, {}, {})).toEqual({ views: [], layout: null });
    expect(readAnswer(userCalls.figures, {}, { id: '1' })).toMatchObject({
      reports: { open: undefined, all: undefined },
    });
  });

  test.each([
    ['1', true],
    [1, true],
    ['true', true],
    [0, false],
    ['FALSE', false],
    ['maybe', undefined],
    [null, undefined],
  ])('%j as a boolean is %j', (value, own) => {
    const answer = readAnswer(viewCalls.list, { views: [{ id: '1', isDefault: value }], layout: null }, {});
    expect((answer as { views: { isDefault: unknown }[] }).views[0]?.isDefault).toBe(own);
  });
});

test.each([null, undefined, 'text', 5, {}, { list: 'no' }, { a: [], b: [] }])('%j is no page at all', (data) => {
  expect(() => users(data)).toThrow(Unreadable);
});

describe('a write is done, whatever its answer brings', () => {
  const people = { id: '1', title: 'A new title', version: 3 };

  test.each([null, 'ok', true, [], {}])(
    '%j: what was sent is the record, without a version, which has to be read',
    (data) => {
      expectConsole(/noRecord/);
      const record = readWritten(peopleCalls.changeStatus, data, people) as Record<string, unknown>;
      expect(record).toMatchObject({ id: '1' });
      expect(record.version).toBeUndefined();
      expect(isPartial(record)).toBe(true);
    },
  );

  test('where several records are expected there are none', () => {
    expectConsole(/noRecord/);
    expect(readWritten(auditCalls.claim, null, { ids: ['1'] })).toEqual([]);
    expect(readWritten(auditCalls.claim, 'ok', { ids: ['1'] })).toEqual([]);
  });

  test('a whole record needs no second look', () => {
    const record = readWritten(userCalls.changeStatus, USER, {});
    expect(record).toEqual(USER);
    expect(isPartial(record as object)).toBe(false);
  });

  test('a call that answers nothing answers nothing', () => {
    expect(readWritten(viewCalls.remove, { any: 'thing' }, {})).toBeNull();
    expect(readAnswer(viewCalls.remove, { any: 'thing' }, {})).toBeNull();
  });

  test('a call that the contract does not know is answered as it is', () => {
    expect(readAnswer('GET /elsewhere', ['x'], {})).toEqual(['x']);
    expect(readWritten('POST /elsewhere', ['x'], {})).toEqual(['x']);
    expect(completed('GET /elsewhere', 'x')).toBe('x');
    expect(readKept('GET /elsewhere', 'x')).toBe('x');
  });

  test('what a row of a list lacks, the record made of it lacks, too', () => {
    expectConsole(/nickname: missing/);
    const row = userWith({ nickname: undefined, phone: null });
    const record = completed(userCalls.detail, row) as object;
    expect(['nickname', 'phone', 'id'].map((field) => lacks(record, field))).toEqual([true, false, false]);
  });

  test('what was sent is not there', () => {
    expectConsole(/noRecord|contract/);
    expect(readWritten(peopleCalls.changeStatus, { id: '1' }, undefined)).toMatchObject({ id: '1' });
    expect(readAnswer(userCalls.pageList, [], undefined)).toMatchObject({ list: [], total: 0, pageSize: 1 });
  });
});

describe('what the browser kept', () => {
  const views = {
    views: [{ id: '1', list: 'tip', name: 'Mine', query: '', isDefault: false, version: 1 }],
    layout: null,
  };

  test('comes back if it fits', () => expect(readKept(viewCalls.list, views)).toBe(views));

  test.each([null, [], 'x', {}, { views: {} }, { ...views, views: [{ id: 1 }] }, { views: [null], layout: null }])(
    '%j is thrown away',
    (kept) => expect(readKept(viewCalls.list, kept)).toBeUndefined(),
  );
});

test('names of a page by the profile', () => {
  configure(JSON.stringify({ paging: { list: 'records', total: 'count' } }));
  const { list, total, ...rest } = PAGE;
  expect(users({ ...rest, records: list, count: total })).toMatchObject({ list, total });
  expect(readAnswer(tipCalls.pageList, { records: [], count: 0 }, SENT)).toMatchObject({ list: [], total: 0 });
});
