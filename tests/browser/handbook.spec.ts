import type { Page } from '@playwright/test';
import { type Locale, locales } from '../../contract/enum';
import { teacherCalls } from '../../contract/teacher/calls';
import { lesson } from '../../contract/teacher/enums';
import { courses, lessonIds } from '../../src/areas/teacher/courses';
import { articleIds } from '../../src/components/handbook/articles';
import { expect, test } from './fixtures';
import { readHandbook } from './handbook';
import { enter, Session } from './session';

const words = {
  'en-US': {
    next: 'Next',
    finish: 'Finish',
    start: (lesson: string) => `Start: ${lesson}`,
    steps: (n: number) => `${n} of ${n} steps`,
  },
  'zh-CN': {
    next: '下一步',
    finish: '完成',
    start: (lesson: string) => `开始：${lesson}`,
    steps: (n: number) => `${n}/${n} 步`,
  },
} as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const speak = (page: Page, locale: Locale) =>
  page.addInitScript((chosen) => localStorage.setItem('umi_locale', chosen), locale);
const exact = (name: string) => ({ name, exact: true });

for (const locale of locales) {
  test(`every article of the handbook, from the first to the last: ${locale}`, async ({ page, server }) => {
    const handbook = readHandbook(locale);
    await speak(page, locale);
    await enter(page, server.url);
    await page.goto(`/about/u/${articleIds[0]}`);
    for (const [index, id] of articleIds.entries()) {
      await expect(title(page)).toHaveText(handbook[id].title);
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
      await expect(page.getByText(handbook[id].purpose)).toBeVisible();
      if (index < articleIds.length - 1) await page.locator('a[rel=next]').click();
    }
    await expect(page.locator('a[rel=next]')).toHaveCount(0);
  });
}

// What a lesson points at is the same in every language, so that each is taken in one of them.
for (const [part, locale] of locales.entries()) {
  const lessons = lessonIds.filter((_, index) => index % locales.length === part);

  test(`lessons, from the first step to the last: ${locale}`, async ({ page, server }) => {
    await speak(page, locale);
    await enter(page, server.url);
    const session = await Session.open(server.url);
    for (const id of lessons) await session.ask(teacherCalls.saveProgress, { lesson: id, done: 0 });
    const { next, finish, start, steps } = words[locale];
    await page.goto('/teacher/um');
    for (const id of lessons) {
      const label = lesson[id].label[locale];
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', exact(label)) });
      await card.getByRole('button', { name: start(label) }).click();
      for (let step = 1; step < courses[id].steps.length; step++) {
        await page.getByRole('button', exact(next)).click();
      }
      await page.getByRole('button', exact(finish)).click();
      await expect(page).toHaveURL('/teacher/um');
      await expect(card.getByText(steps(courses[id].steps.length))).toBeVisible();
    }
    const done = lessons.map((id) => ({ lesson: id, done: courses[id].steps.length }));
    expect((await session.ask(teacherCalls.progress, undefined)).lessons).toEqual(expect.arrayContaining(done));
  });
}

test.describe('help where it is needed', () => {
  test.beforeEach(({ page, server }) => enter(page, server.url));

  for (const path of ['/order/list', '/message/tip/detail']) {
    test(`leads from ${path} to its article and back`, async ({ page }) => {
      const english = readHandbook('en-US');
      await page.goto(path);
      await page.getByRole('link', { name: 'Help with this screen' }).click();
      await expect(title(page)).toHaveText(path === '/order/list' ? english.order.title : english.tip.title);
      await page.goBack();
      await expect(page).toHaveURL(path);
    });
  }

  test('a search looks through both halves and stands in the address', async ({ page }) => {
    const english = readHandbook('en-US');
    await page.goto('/about/m');
    await page.getByRole('searchbox').fill('undo');
    await expect(page.getByRole('status')).toContainText(/\d+ articles/);
    await page.reload();
    await page.getByRole('link', exact(english.audit.title)).last().click();
    await expect(title(page)).toHaveText(english.audit.title);
  });

  test('an article that there is none of says so; authority has its own address', async ({ page }) => {
    await page.goto('/about/u/juggling');
    await page.getByRole('link', { name: 'See all articles' }).click();
    await expect(page).toHaveURL('/about/um');
    await page.goto('/about/u/authority');
    await expect(page).toHaveURL('/about/m/authority');
    await page.getByRole('link', { name: 'Open this screen' }).click();
    await expect(title(page)).toHaveText('What you may reach');
  });
});

test.describe('a lesson', () => {
  test.beforeEach(async ({ page, server }) => {
    await enter(page, server.url);
    const session = await Session.open(server.url);
    await session.ask(teacherCalls.saveProgress, { lesson: 'shipOrder', done: 0 });
    await page.goto('/teacher/u');
    await page.getByRole('button', { name: 'Start: Ship an order' }).click();
  });

  test('survives a reload, is worked by keyboard and keeps how far one came', async ({ page, server }) => {
    await expect(page).toHaveURL('/order/list');
    await expect(page.getByRole('button', exact('Next'))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/status=paid/);
    await expect(page.getByText('Step 2 of 4')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Step 2 of 4')).toBeVisible();
    // Kept with every step, also if the tab is closed now.
    const session = await Session.open(server.url);
    await expect
      .poll(async () => (await session.ask(teacherCalls.progress, undefined)).lessons)
      .toContainEqual({ lesson: 'shipOrder', done: 1 });
    await page.getByRole('button', { name: 'Leave the lesson' }).click();
    await expect(page.getByText('Step 2 of 4')).toBeHidden();
    await page.goto('/teacher/u');
    await page.getByRole('button', { name: 'Start over: Ship an order' }).click();
    await expect(page.getByRole('button', { name: 'Start: Ship an order' })).toBeVisible();
  });

  test('Next opens what the step points at, and a lesson begins again where its screen has an address', async ({
    page,
  }) => {
    await page.getByRole('button', exact('Next')).click();
    await expect(page.getByText('Step 2 of 4')).toBeVisible();
    await page.getByRole('button', exact('Next')).click();
    await expect(page).toHaveURL(/\/order\/list\/detail\?id=/);
    await expect(page.getByText('Step 3 of 4')).toBeVisible();
    await expect(page.locator('[data-pointed]')).toBeVisible();
    await page.getByRole('button', { name: 'Leave the lesson' }).click();
    await page.goto('/teacher/u');
    await page.getByRole('button', { name: 'Go on: Ship an order' }).click();
    await expect(page.getByText('Step 2 of 4')).toBeVisible();
  });

  test('says calmly when what it points at is missing, and points at it once it is there', async ({ page }) => {
    await page.getByRole('button', exact('Next')).click();
    await expect(page.getByText('Step 2 of 4')).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page.getByText('is not on the screen right now')).toBeVisible();
    await page.goBack();
    await expect(page.locator('[data-pointed]')).toBeVisible();
    await expect(page.getByText('is not on the screen right now')).toBeHidden();
    await expect(page.getByText('Step 2 of 4')).toBeVisible();
  });
});

test('about tells when the back end is gone, and when it is there again', async ({ page, server, expectFailures }) => {
  expectFailures(/fish\/health/);
  await enter(page, server.url);
  await page.route('**/fish/health', (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('alert')).toContainText('can’t be reached');
  await expect(page.getByText('Unreachable')).toBeVisible();
  await page.unroute('**/fish/health');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Healthy')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('about names what console and back end are made of, with licences, and whose data it tells places by', async ({
  page,
  server,
}) => {
  await enter(page, server.url);
  await page.goto('/about');
  await page.getByRole('searchbox').fill('react-dom');
  await expect(page.getByRole('row', { name: /^react-dom \d+\.\d+\.\d+ MIT$/ }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('fastify-type');
  await expect(page.getByRole('row', { name: /^fastify-type-provider-zod \d+\.\d+\.\d+ MIT$/ })).toBeVisible();
  await page.getByRole('searchbox').fill('biome');
  await expect(page.getByText('No package matches.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'IP2Location LITE' })).toBeVisible();
});

test('another authority list is tried out in the address alone', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/authority');
  await page.getByRole('combobox', { name: 'Try another list' }).fill('/order,/typo,');
  await expect(page.getByRole('status').filter({ hasText: /Would open \d+ of \d+ screens: 0 more/ })).toBeVisible();
  await expect(page.getByText('/typo opens no screen.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/try=%2Forder&try=%2Ftypo/);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Only what would change' }).check();
  await expect(page.getByRole('row', { name: /Order management/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop trying' }).click();
  await expect(page).toHaveURL('/authority');
});
