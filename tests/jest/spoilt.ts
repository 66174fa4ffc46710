import { act, cleanup, waitFor } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import type { Path } from '@contract/index';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { routeTable } from '../routeTable';
import { openBackEnd } from './backEnd';
import { expectConsole, hasPrinted } from './consoleGuard';
import { renderApp } from './renderApp';
import { createPluginManager } from '@@/core/plugin';

export interface SpoiltPage {
  path: string;
  /** The list that provides a record for the page; its id goes into the query, or replaces `{id}`. */
  records?: Path;
}

/** Without redirects, and without the handbook and the lessons, which show no records. */
const routes: readonly SpoiltPage[] = routeTable
  .filter(({ path, redirect }) => !redirect && !/^\/(about|teacher)\//.test(path))
  .map(({ path, records }) => ({ path, records }));

const below = (...groups: string[]) => routes.filter(({ path }) => groups.some((group) => path.startsWith(group)));

const people = below('/user/', '/activity/');
const mall = below('/fileResoute/', '/order/', '/wish/');

/** Every page, so that several workers share them. */
export const spoiltRoutes = {
  people,
  mall,
  rest: routes.filter((page) => !people.includes(page) && !mall.includes(page)),
} as const;

const spoilings = ['emptied', 'odd'] as const;

/** One each: what a language does with a value that is missing, useTranslations.test.tsx tries in both. */
const LANGUAGES = { emptied: 'en-US', odd: 'zh-CN' } as const;

/**
 * Each page with what it would show left out or unknown (tests/backEnds/spoil.ts): no crash, no word
 * that is none, nothing on the console but the deviations.
 */
export function proveSpoilt(pages: readonly SpoiltPage[]): void {
  const backEnd = openBackEnd();
  beforeAll(() => createPluginManager());
  beforeAll(watchRequests);
  beforeEach(async () => {
    setLocale('en-US', false);
    await backEnd.signIn();
    restoreSession();
  });
  afterEach(async () => {
    await backEnd.spoil();
    act(end);
  });

  const cases = pages.flatMap((page) => spoilings.map((how) => [page.path, how, page] as const));
  test.each(cases)('%s, %s', async (_, how, page) => {
    const address = await addressOf(page);
    await backEnd.spoil(how);
    expectConsole(DIFFERS);
    setLocale(LANGUAGES[how], false);
    renderApp(address);
    await settled();
    expect(nonsense()).toEqual([]);
    cleanup();
  });
}

async function addressOf({ path, records }: SpoiltPage): Promise<string> {
  if (!records) return path;
  const answer = (await call(records, {} as never)) as { list?: { id: string }[] } & { id: string }[];
  const id = (answer.list ?? answer)[0]?.id;
  if (!id) throw new Error(`the demo data has nothing for ${path}`);
  if (path.includes('{id}')) return path.replace('{id}', id);
  return `${path}${path.includes('?') ? '&' : '?'}id=${id}`;
}

let underWay = 0;

/** Counts the requests that are under way, so that a test can wait for a page to have all it asks for. */
function watchRequests(): void {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function watched(this: XMLHttpRequest, body) {
    underWay += 1;
    this.addEventListener('loadend', () => {
      underWay -= 1;
    });
    send.call(this, body);
  };
}

/** Except a chart's, which jsdom never draws. */
const WAITING = '[aria-busy=true], .ant-skeleton:not(.fish-chart-waits), .ant-spin-spinning';

/** Each page gets a spoilt answer, if only about what waits in the audit. */
const DIFFERS = /Answer differs from the contract/;

/** Waits until the page has its heading and an answer, asks for nothing and waits for nothing. */
async function settled(): Promise<void> {
  let calm = 0;
  await waitFor(() => {
    if (CRASHED.test(document.body.textContent)) return;
    // By its element: the question is asked at every change of the page, and roles take long to work out.
    if (!document.querySelector('h1')) throw new Error('the page has no heading yet');
    if (!hasPrinted(DIFFERS)) throw new Error('the page has no answer yet');
    const waiting = document.querySelector(WAITING);
    calm = underWay || waiting ? 0 : calm + 1;
    if (calm < 2) throw new Error(`the page waits for ${underWay} answers, ${waiting?.outerHTML}`);
  });
}

const CRASHED = /Something went wrong|出了点问题/;

/** What a page must not say, whatever its service leaves out. */
const NONSENSE = /NaN|undefined|Invalid|\bnull\b|\[object|Infinity|Something went wrong|出了点问题/;

/** Attributes that are read out, shown or followed, or that draw. */
const ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder', 'href', 'src', 'value', 'points', 'd', 'datetime'];

/** All nonsense in what the page shows and says. */
function nonsense(): string[] {
  const found: string[] = [];
  const look = (text: string | null | undefined, at: Element | null) => {
    if (text && NONSENSE.test(text)) found.push(`${text.slice(0, 200)} in ${at?.outerHTML.slice(0, 300)}`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement } = texts.currentNode;
    if (!parentElement?.closest('style, script')) look(texts.currentNode.textContent, parentElement);
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ATTRIBUTES) look(element.getAttribute(name), element);
  }
  return found;
}
