import { contract } from './index';
import { shapes, shapesModule } from './shapes';

test('every call has a shape', () => {
  expect(Object.keys(shapes())).toEqual(Object.keys(contract));
});

test('ids, instants, lists, and what may be null or left out', () => {
  const all = shapes();
  expect(all['POST /fish/admin/login/account']).toEqual({
    id: 'id',
    account: 'text',
    nickname: 'text',
    'authority~': ['text'],
    'mustChangePassword~': 'boolean',
    atoken: 'text',
  });
  expect(all['POST /fish/admin/view/remove']).toBe('nothing');
  expect(all['GET /fish/admin/user/pageList']).toMatchObject({
    list: [{ id: 'id', number: 'number', 'avatar?': 'text', 'statusUntil?': 'instant', registeredAt: 'instant' }],
    'more~': 'boolean',
    'totals~': { points: 'number', stones: 'number' },
  });
});

test('of several kinds of object the fields of all; those that not all have may be left out', () => {
  expect(shapes()['GET /fish/admin/shelf/detail']).toMatchObject({
    entries: [{ item: { type: 'text', id: 'id', name: 'text', 'stones~': 'number', 'priceStones?~': 'number' } }],
  });
});

test('the module says the same, with each shape that is shared once', () => {
  const source = shapesModule()
    .replace(/^import .*$/m, '')
    .replace(/: Shape = /g, ' = ')
    .replace(/export const shapes: .*? = /, 'return ');
  expect(new Function(source)()).toEqual(shapes());
  expect(shapesModule().length).toBeLessThan(JSON.stringify(shapes()).length / 2);
});
