import { reference, withProfile } from '@config/backEnd';
import { fieldsOf, fromWireFields, toWireFields } from './fields';

const service = withProfile(reference, {
  fields: {
    user: {
      nickname: 'nick',
      registeredAt: 'createTime',
      status: { name: 'state', values: { normal: 1, muted: 2 } },
    },
  },
});
const fields = fieldsOf('GET /fish/admin/user/pageList', service);

test('the area of a call decides', () => {
  expect(fields).toBe(service.fields.user);
  expect(fieldsOf('GET /fish/admin/tip/pageList', service)).toBeUndefined();
});

test('a query gets the service’s names and values, its ranges, its sort and its filter too', () => {
  const query = {
    nickname: 'a',
    status: ['normal', 'other'],
    registeredFrom: 'x',
    registeredTo: 'y',
    sort: 'registeredAt',
    filter: { nickname: 'b' },
    keyword: 'k',
  };
  expect(toWireFields(query, fields)).toEqual({
    nick: 'a',
    state: [1, 'other'],
    createTimeFrom: 'x',
    createTimeTo: 'y',
    sort: 'createTime',
    filter: { nick: 'b' },
    keyword: 'k',
  });
});

test('a selection too, with its filter', () => {
  const selection = { filter: { nickname: 'b' }, except: ['1'] };
  expect(toWireFields({ selection, percent: 5 }, fields)).toEqual({
    selection: { filter: { nick: 'b' }, except: ['1'] },
    percent: 5,
  });
});

test('what every list is asked for keeps its name, also where a field is called the same', () => {
  const query = { current: 2, pageSize: 20, sort: 'order', order: 'descend', exact: 'true', after: 'x' };
  const renamed = { current: 'now', pageSize: 'weight', order: 'purchase', exact: 'sure', after: 'next' };
  expect(toWireFields(query, renamed)).toEqual({ ...query, sort: 'purchase' });
});

const wire = { id: '1', nick: 'Lin', state: '2', createTime: 'x', more: 1 };
const own = { id: '1', nickname: 'Lin', status: 'muted', registeredAt: 'x', more: 1 };

test('rows and records get the contract’s; a value that the profile does not name stays', () => {
  expect(fromWireFields(wire, fields)).toEqual(own);
  expect(fromWireFields([wire, { state: 9 }], fields)).toEqual([own, { status: 9 }]);
});

test('rows of a page too, and lists inside a record not: they are another area’s', () => {
  const page = { records: [wire], total: 1 };
  expect(fromWireFields(page, fields, 'records')).toEqual({ records: [own], total: 1 });
  expect(fromWireFields(page, fields, 'list')).toEqual({ records: [own], total: 1 });
  const rooms = [{ id: '2', state: 1 }];
  expect(fromWireFields({ ...wire, rooms }, fields, 'list')).toEqual({ ...own, rooms });
});

test('what is no row stays as it is', () => {
  expect(fromWireFields([null, 'row', wire], fields)).toEqual([null, 'row', own]);
  expect(fromWireFields('done', fields)).toBe('done');
});

test('two fields that change names', () => {
  expect(fromWireFields({ a: 1, b: 2 }, { a: 'b', b: 'a' })).toEqual({ a: 2, b: 1 });
});
