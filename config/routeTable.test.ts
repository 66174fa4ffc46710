import { routeTable } from '../tests/routeTable';
import { routes } from './routes';

test('the routes are those of spec §2, and no others', () => {
  const asked = [...routeTable.map(({ path }) => path.replace('{id}', ':id')), '/user/login', '/*'];
  expect(routes.map(({ path }) => path).sort()).toEqual(asked.sort());
});
