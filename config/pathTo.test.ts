import { pathTo } from './pathTo';
import { type PagePath, routes } from './routes';

const pages = routes.flatMap(({ path, component }) => (component && path !== '/*' ? path : [])) as PagePath[];

test('every page of the route table is reached by its path', () => {
  for (const path of pages)
    expect(pathTo(path, { id: 'tip' })).toBe(path.includes(':id') ? '/about/u/tip' : `${path}?id=tip`);
  for (const path of pages) if (!path.includes(':')) expect(pathTo(path as '/')).toBe(path);
});

test('values stand in the query in their order, encoded', () => {
  expect(pathTo('/message/tip/detail', { id: '7', edit: 1 })).toBe('/message/tip/detail?id=7&edit=1');
  expect(pathTo('/message/tip/detail', { edit: 1, id: '7' })).toBe('/message/tip/detail?edit=1&id=7');
  expect(pathTo('/', { keyword: 'a b&c=d?#/,:你' })).toBe('/?keyword=a+b%26c%3Dd%3F%23%2F%2C%3A%E4%BD%A0');
  expect(pathTo('/message/list', { compose: 'new', number: 0, title: '' })).toBe(
    '/message/list?compose=new&number=0&title=',
  );
});

test('what is undefined is left out', () => {
  expect(pathTo('/message/tip/detail', { id: undefined, edit: 1 })).toBe('/message/tip/detail?edit=1');
  expect(pathTo('/message/tip/detail', { id: undefined })).toBe('/message/tip/detail');
});

test('a parameter is filled, encoded, and stands in no query', () => {
  expect(pathTo('/about/u/:id', { id: 'a/b $&' })).toBe('/about/u/a%2Fb%20%24%26');
  expect(pathTo('/about/u/:id', { at: 'rules', id: 'tip' })).toBe('/about/u/tip?at=rules');
});

test('a page that is not there, and a parameter that is missing, are type errors', () => {
  // @ts-expect-error
  pathTo('/message/tips');
  // @ts-expect-error
  pathTo('/message');
  // @ts-expect-error
  pathTo('/about/u/:id');
  // @ts-expect-error
  pathTo('/message/tip', { place: ['home'] });
});
