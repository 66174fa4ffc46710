import { reference, withProfile } from '@config/backEnd';
import { toWireBody, toWireQuery } from './query';

const AT = '2026-03-05T08:07:09.000Z';

describe('a query', () => {
  test('as the contract has it: commas, nothing empty', () => {
    const query = {
      current: 2,
      pageSize: 20,
      status: ['a', 'b'],
      keyword: '',
      from: AT,
      none: undefined,
      no: null,
      all: [],
    };
    expect(toWireQuery(query, reference)).toEqual({ current: '2', pageSize: '20', status: 'a,b', from: AT });
  });

  test('with other names, a first page 0, repeated values and other times', () => {
    const service = withProfile(reference, {
      paging: {
        current: 'page',
        pageSize: 'limit',
        sort: 'by',
        order: 'dir',
        firstPage: 0,
        ascend: 'ASC',
        descend: 'DESC',
      },
      several: 'repeated',
      time: { format: 'local', zone: 'Asia/Shanghai' },
    });
    expect(
      toWireQuery({ current: 1, pageSize: 20, sort: 'id', order: 'descend', status: ['a', 'b'], from: AT }, service),
    ).toEqual({ page: '0', limit: '20', by: 'id', dir: 'DESC', status: ['a', 'b'], from: '2026-03-05 16:07:09' });
  });
});

describe('a body', () => {
  const body = {
    id: '7200000000000000001',
    ids: ['7200000000000000002', 'x'],
    note: '12',
    at: AT,
    filter: { userId: '3' },
  };

  test('as the contract has it', () => {
    expect(toWireBody(body, reference)).toBe(JSON.stringify(body));
  });

  test('ids as numbers keep all their digits; other texts of digits stay texts', () => {
    const service = withProfile(reference, { ids: 'number', time: { format: 'seconds' } });
    expect(toWireBody(body, service)).toBe(
      '{"id":7200000000000000001,"ids":[7200000000000000002,"x"],"note":"12","at":1772698029,"filter":{"userId":3}}',
    );
  });

  test('an id is told by the contract’s name, whatever the service calls it', () => {
    const service = withProfile(reference, { ids: 'number' });
    const renamed = (own: unknown) => ({ pk: (own as { id: string }).id });
    expect(toWireBody({ id: '7200000000000000001' }, service, renamed)).toBe('{"pk":7200000000000000001}');
    const sections = { featured: [], stones: ['1', '2'], gifts: ['3'] };
    expect(toWireBody({ sections }, service)).toBe('{"sections":{"featured":[],"stones":[1,2],"gifts":[3]}}');
  });

  test('hostile text can’t pass for a number', () => {
    const service = withProfile(reference, { ids: 'number' });
    expect(JSON.parse(toWireBody({ note: '"⁠1', other: '\u206012' }, service))).toEqual({
      note: '"⁠1',
      other: '\u206012',
    });
  });
});
