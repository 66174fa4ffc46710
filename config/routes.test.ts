import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { menu, menuById, menuByPath } from './menu';
import { offMenu, routes } from './routes';

const PAGES = join(__dirname, '../src/pages');
const fileOf = (component: string) => `${component.slice(2)}.tsx`;
const leaves = menu.flatMap((item) => item.children ?? [item]);

test('every route has its page, where its path says, and every page a route', () => {
  const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  expect(pages.sort()).toEqual(routes.flatMap(({ component }) => (component ? fileOf(component) : [])).sort());
});

test('every menu entry is reachable (spec §2)', () => {
  const routed = routes.map(({ path }) => path);
  for (const { path } of [...menu, ...leaves]) expect(routed).toContain(path);
});

test('a group redirects to one of the menu’s pages', () => {
  for (const { children, redirect } of menu) {
    if (children) expect(leaves.map(({ path }) => path)).toContain(redirect);
  }
});

test('no path stands twice, and the not-found page is the last', () => {
  const paths = routes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.at(-1)).toBe('/*');
  expect(offMenu.filter(({ path }) => menuByPath[path])).toEqual([]);
});

test('ids and keys are unique, and a child names its group', () => {
  const all = [...menu, ...menu.flatMap(({ children }) => children ?? [])];
  expect(Object.keys(menuById)).toHaveLength(all.length);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  for (const group of menu) for (const child of group.children ?? []) expect(child.pid).toBe(group.id);
});

test('only the sign-in page, the push page and the mall have stylesheets of their own (spec §2)', () => {
  const own = /^(user\/login|message\/push|fileResoute)\//;
  const styles = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|less)$/.test(file));
  expect(styles.filter((file) => !own.test(file))).toEqual([]);
});
