import { menu } from '@config/menu';
import { routes } from '@config/routes';
import {
  addressOfArticle,
  articleAbout,
  articleIds,
  articlesOf,
  isArticleId,
  screenOf,
} from '@/components/handbook/articles';
import english from '@/locales/handbook/en-US';
import chinese from '@/locales/handbook/zh-CN';
import { searchHandbook, textOf } from './search';

const handbooks = [
  ['en-US', english],
  ['zh-CN', chinese],
] as const;

test('both languages have the same articles, with as many rules each', () => {
  expect(Object.keys(english).sort()).toEqual([...articleIds].sort());
  expect(Object.keys(chinese).sort()).toEqual([...articleIds].sort());
  for (const id of articleIds) {
    const shape = ({ rules, final }: (typeof english)[typeof id]) => [id, rules.length, final.length];
    expect(shape(chinese[id])).toEqual(shape(english[id]));
  }
});

test.each(handbooks)('every article says something in each of its parts: %s', (_, handbook) => {
  for (const id of articleIds) {
    const { title, purpose, tasks, rules, final } = handbook[id];
    const parts = [title, purpose, ...tasks.flatMap(({ what, how }) => [what, how]), ...rules, ...final];
    expect(parts.filter((part) => !part.trim())).toEqual([]);
    expect(rules.length && final.length).toBeTruthy();
  }
  const titles = articleIds.map((id) => handbook[id].title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('English articles take a minute or two to read', () => {
  const long = articleIds.map((id) => [id, textOf(english[id]).split(/\s+/).length] as const);
  expect(long.filter(([, words]) => words < 120 || words > 250)).toEqual([]);
});

test('every screen of the menu has its article, and so have those below it', () => {
  for (const { path } of menu.flatMap((item) => item.children ?? [item])) {
    expect([path, articleAbout(path)]).toEqual([path, expect.any(String)]);
    const id = articleAbout(path);
    const below = routes.filter((other) => other.path.startsWith(`${path}/`));
    expect(below.filter((other) => articleAbout(other.path) !== id)).toEqual([]);
  }
});

test('an article is about a screen that there is, and speaks for no others', () => {
  const routed = routes.map(({ path }) => path);
  expect(articleIds.flatMap((id) => screenOf(id) ?? []).filter((path) => !routed.includes(path))).toEqual([]);
  expect(['/nowhere', '/about', '/user'].map(articleAbout)).toEqual([undefined, undefined, undefined]);
  expect(articleAbout('/user/appUser/')).toBe('appUser');
});

test('each half has what is for everyone; both have all', () => {
  expect(articlesOf('operators')).toEqual(expect.arrayContaining(['keyboard', 'audit']));
  expect(articlesOf('operators')).not.toContain('sysUser');
  expect(articlesOf('managers')).toEqual(expect.arrayContaining(['keyboard', 'sysUser']));
  expect(articlesOf('both')).toEqual(articleIds);
});

test('the article about authority has an address of its own (spec §2)', () => {
  expect(addressOfArticle('authority')).toBe('/about/m/authority');
  expect(addressOfArticle('audit')).toBe('/about/u/audit');
  expect(isArticleId('audit') && !isArticleId('toString')).toBe(true);
});

test('searching looks at titles first, then at texts, for all words', () => {
  const ids = (keyword: string) => searchHandbook(english, keyword).map(({ id }) => id);
  expect(ids('GIFT')[0]).toBe('gift');
  expect(ids('gift').length).toBeGreaterThan(3);
  expect(ids('refund  typed nowhere')).toEqual([]);
  expect(ids(' ')).toEqual([]);
  expect(searchHandbook(chinese, '撤销').map(({ id }) => id)).toContain('audit');
});

test('what was found stands in a piece of the text', () => {
  const [found] = searchHandbook(english, 'five wrong');
  expect(found).toMatchObject({ hit: 'five' });
  expect(`${found?.before}${found?.hit}${found?.after}`).toMatch(/^….*five wrong.*…$/);
});
