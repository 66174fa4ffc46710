import type { Page } from '@playwright/test';
import { auditCalls } from '../../contract/audit/calls';
import { giftCalls } from '../../contract/gift/calls';
import { integralCalls } from '../../contract/integral/calls';
import { messageCalls } from '../../contract/message/calls';
import { orderCalls } from '../../contract/order/calls';
import { peopleCalls } from '../../contract/people/calls';
import { pushCalls } from '../../contract/push/calls';
import { roomCalls } from '../../contract/room/calls';
import { sceneTemplateCalls } from '../../contract/sceneTemplate/calls';
import { stoneCalls } from '../../contract/stone/calls';
import { tipCalls } from '../../contract/tip/calls';
import { wishCalls } from '../../contract/wish/calls';
import { wordCalls } from '../../contract/word/calls';
import { expect } from './fixtures';
import type { Session } from './session';

/** A screen of the console, and how to tell that all of it is there. */
export interface Screen {
  name: string;
  path: string;
  /** Of the tab, where it is known beforehand. */
  title?: string;
  /** Where it is another than that of its path (tests/routeTable.ts). */
  heading?: string;
  /** Works in every language. */
  ready: (page: Page) => Promise<void>;
}

const hasRows = async (page: Page) => {
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
};
/** Not in the menu: nothing says where it is. */
const hasTable = (page: Page) => expect(page.getByRole('row').nth(4)).toBeVisible();
/** Texts under headings. */
const hasSections = (page: Page) => expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
const hasHeadings = (page: Page) => expect(page.getByRole('heading').nth(1)).toBeVisible();
const hasForm = (page: Page) => expect(page.getByRole('textbox').or(page.getByRole('spinbutton')).nth(1)).toBeVisible();
/** Facts, and what was done to the record. */
const hasFacts = (page: Page) => expect(page.getByRole('row').nth(4)).toBeVisible();
/** What was bought, and what it moved. */
const hasItems = (page: Page) => expect(page.getByRole('row').nth(3)).toBeVisible();

export const loginScreen: Screen = {
  name: 'login',
  path: '/user/login?redirect=%2Fuser%2FappUser',
  ready: (page) => expect(page.getByRole('textbox').first()).toBeVisible(),
};

/** Every screen for the signed-in, with records of the demo data. */
export async function screensOf(session: Session): Promise<Screen[]> {
  const user = await session.findUser();
  const { list } = await session.ask(sceneTemplateCalls.list, {});
  const scene = list.find(({ usedBy }) => usedBy > 0);
  const audits = await session.ask(auditCalls.pageList, { pageSize: 1 });
  const [room] = (await session.ask(roomCalls.pageList, { status: ['live'], sort: 'online' })).list;
  const [parcel] = (await session.ask(orderCalls.pageList, { status: ['shipped'], pageSize: 1 })).list;
  const [refunded] = (await session.ask(orderCalls.pageList, { status: ['refunded'], kind: ['recharge'] })).list;
  const [people] = (await session.ask(peopleCalls.pageList, { status: ['live'], sort: 'reports' })).list;
  const wishes = await session.ask(wishCalls.pageList, { state: ['fulfilled'], pageSize: 1 });
  const messages = await session.ask(messageCalls.pageList, { status: ['sent'], pageSize: 1 });
  const tips = await session.ask(tipCalls.pageList, { status: ['online'], pageSize: 1 });
  const pushes = await session.ask(pushCalls.pageList, { status: ['sent'], pageSize: 1 });
  const words = await session.ask(wordCalls.pageList, { action: ['mask'], pageSize: 1 });
  const rules = await session.ask(integralCalls.pageList, { status: ['on'], pageSize: 1 });
  return [
    {
      name: 'home',
      path: '/',
      title: 'Home',
      ready: (page) => expect(page.locator('main canvas').first()).toBeVisible(),
    },
    { name: 'admin users', path: '/user/sysUser', title: 'Admin users', ready: hasRows },
    {
      name: 'one admin',
      path: `/user/sysUser/detail?id=${session.userInfo?.id}`,
      title: session.userInfo?.nickname,
      ready: hasFacts,
    },
    { name: 'a new admin', path: '/user/sysUser/detail', title: 'New admin', ready: hasForm },
    { name: 'app users', path: '/user/appUser', title: 'App users', ready: hasRows },
    {
      name: 'an app user',
      path: `/user/appUser?id=${user.id}`,
      title: `${user.nickname} ${user.number}`,
      ready: async (page) => {
        await expect(page.getByRole('dialog').getByRole('row').nth(8)).toBeVisible();
        await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
      },
    },
    {
      name: 'blessed lands as cards',
      path: '/user/default',
      title: 'Blessed land',
      ready: (page) => expect(page.locator('main li img').nth(3)).toBeVisible(),
    },
    { name: 'blessed lands as a table', path: '/user/default?as=table', ready: hasRows },
    { name: 'one blessed land', path: `/user/default/detail?id=${scene?.id}`, title: scene?.name, ready: hasFacts },
    { name: 'a new blessed land', path: '/user/default/detail', title: 'New blessed land', ready: hasForm },
    { name: 'activity rooms', path: '/activity/room', ready: hasRows },
    { name: 'one activity room', path: `/activity/room/detail?id=${room?.id}`, ready: hasFacts },
    { name: 'a new activity room', path: '/activity/room/detail', ready: hasForm },
    { name: 'editing a live room', path: `/activity/room/detail?id=${room?.id}&edit=1`, ready: hasForm },
    { name: 'self-built rooms', path: '/activity/people', ready: hasRows },
    { name: 'groups of self-built rooms', path: '/activity/people?tab=groups&by=owner', ready: hasRows },
    { name: 'one self-built room', path: `/activity/people/detail?id=${people?.id}`, ready: hasFacts },
    {
      name: 'what was said in a room',
      path: `/activity/people/detail?id=${people?.id}&tab=messages`,
      ready: (page) => expect(page.getByRole('searchbox')).toBeVisible(),
    },
    {
      name: 'the audit list',
      path: '/activity/audit',
      ready: (page) => expect(page.locator('[data-row]').nth(3)).toBeVisible(),
    },
    ...(await mallScreensOf(session)),
    { name: 'one audit item', path: `/activity/audit/detail?id=${audits.list[0]?.id}`, ready: hasFacts },
    { name: 'orders', path: '/order/list', ready: hasRows },
    { name: 'an order on its way', path: `/order/list/detail?id=${parcel?.id}`, ready: hasItems },
    { name: 'a refunded order', path: `/order/list/detail?id=${refunded?.id}`, ready: hasItems },
    { name: 'exchange records', path: '/order/transaction', ready: hasRows },
    { name: 'the purchase list', path: '/order/recharge', ready: hasRows },
    {
      name: 'the orders of a user',
      path: `/user/appUser?id=${parcel?.user.id}&tab=orders`,
      ready: (page) => expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible(),
    },
    { name: 'wishes', path: '/wish/list', ready: hasRows },
    { name: 'one wish', path: `/wish/list/Detail?id=${wishes.list[0]?.id}`, ready: hasSections },
    { name: 'messages', path: '/message/list', ready: hasRows },
    {
      name: 'one message',
      path: `/message/list?id=${messages.list[0]?.id}`,
      ready: (page) => expect(page.getByRole('dialog').getByRole('row').nth(2)).toBeVisible(),
    },
    { name: 'a new message', path: '/message/list?compose=new', ready: hasForm },
    // No entry of the menu leads here, so nothing says where it is.
    { name: 'tips', path: '/message/tip', ready: (page) => expect(page.getByRole('row').nth(2)).toBeVisible() },
    { name: 'one tip', path: `/message/tip/detail?id=${tips.list[0]?.id}`, ready: hasFacts },
    { name: 'a new tip', path: '/message/tip/detail', ready: hasForm },
    { name: 'pushes', path: '/message/push', ready: hasRows },
    {
      name: 'a push that was sent',
      path: `/message/push?id=${pushes.list[0]?.id}`,
      ready: (page) => expect(page.getByRole('row').nth(2)).toBeVisible(),
    },
    { name: 'a new push', path: '/message/push?compose=new', ready: hasForm },
    { name: 'sensitive words', path: '/log/word', ready: hasTable },
    { name: 'one word', path: `/log/word/detail?id=${words.list[0]?.id}`, ready: hasFacts },
    {
      name: 'a new word',
      path: '/log/word/detail',
      ready: (page) => expect(page.getByRole('textbox').first()).toBeVisible(),
    },
    { name: 'points rules', path: '/log/integral', ready: hasRows },
    { name: 'one points rule', path: `/log/integral/detail?id=${rules.list[0]?.id}`, ready: hasFacts },
    { name: 'a new points rule', path: '/log/integral/detail', ready: hasForm },
    {
      name: 'the statistics board',
      path: '/wish/statistic?compare=true',
      ready: async (page) => {
        await hasRows(page);
        await expect(page.locator('canvas').first()).toBeVisible();
      },
    },
    { name: 'the query of the statistics', path: '/wish/statistic/QueryForm', ready: hasForm },
    {
      name: 'the cards of the statistics',
      path: '/wish/statistic/CardPanel?compare=true',
      ready: (page) => expect(page.locator('main a[href*="madeFrom"]').nth(5)).toBeVisible(),
    },
    { name: 'the table of the statistics', path: '/wish/statistic/TablePanel', ready: hasRows },
    { name: 'what one may reach', path: '/authority?try=%2Fuser&try=%2Ftypo', ready: hasTable },
    { name: 'about', path: '/about', ready: hasTable },
    { name: 'the login log', path: '/log/list', ready: hasRows },
    { name: 'the operation log', path: '/log/list?tab=operations', heading: 'Operation log', ready: hasRows },
    { name: 'the handbook', path: '/about/um', ready: hasSections },
    { name: 'the handbook for managers', path: '/about/m', ready: hasSections },
    { name: 'the handbook for operators', path: '/about/u', ready: hasSections },
    { name: 'the article on authority', path: '/about/m/authority', ready: hasSections },
    { name: 'first steps', path: '/teacher/um', ready: hasSections },
    { name: 'first steps for managers', path: '/teacher/m', ready: hasHeadings },
    { name: 'first steps for operators', path: '/teacher/u', ready: hasHeadings },
    { name: 'an article', path: '/about/u/audit', ready: hasSections },
    {
      name: 'the share statistics',
      path: '/log/share?compare=true',
      ready: async (page) => {
        await hasRows(page);
        await expect(page.locator('canvas').first()).toBeVisible();
      },
    },
    { name: 'shares', path: '/log/share?tab=shares', ready: hasRows },
    { name: 'who signed up by shares', path: '/log/share?tab=signUps', ready: hasRows },
    {
      name: 'not found',
      path: '/nowhere',
      title: 'Page not found',
      ready: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    },
  ];
}

/** The mall: its shelf, and what it sells. */
async function mallScreensOf(session: Session): Promise<Screen[]> {
  const [stone] = (await session.ask(stoneCalls.pageList, { status: ['on'], sort: 'sold', pageSize: 1 })).list;
  const [gift] = (await session.ask(giftCalls.pageList, { status: ['on'], sort: 'sold', pageSize: 1 })).list;
  return [
    {
      name: 'the shelf',
      path: '/fileResoute/u',
      ready: (page) => expect(page.getByRole('listitem').nth(20)).toBeVisible(),
    },
    { name: 'one entry of the shelf', path: `/fileResoute/u/detail?id=${gift?.id}`, ready: hasFacts },
    { name: 'lucky stones', path: '/fileResoute/a', ready: hasRows },
    { name: 'one stone package', path: `/fileResoute/a/detail?id=${stone?.id}`, ready: hasFacts },
    { name: 'a new stone package', path: '/fileResoute/a/detail', ready: hasForm },
    { name: 'gifts', path: '/fileResoute/b', ready: hasRows },
    { name: 'one gift', path: `/fileResoute/b/detail?id=${gift?.id}`, ready: hasFacts },
    { name: 'editing a gift', path: `/fileResoute/b/detail?id=${gift?.id}&edit=1`, ready: hasForm },
  ];
}
