import type { CDPSession, Page } from '@playwright/test';
import { LIST, NEXT } from './load';

const SCREENS = 200;
/** The first ones load their code, and fill what is kept on purpose. */
const WARM_UP = 20;

/** What the page holds when all that nobody needs is collected. */
async function held(cdp: CDPSession) {
  for (let turn = 0; turn < 3; turn++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { 'heap, KB': usedSize / 1024, nodes, listeners: jsEventListeners };
}

async function beforeAndAfter(page: Page, turn: () => Promise<void>) {
  const cdp = await page.context().newCDPSession(page);
  for (let done = 0; done < WARM_UP; done++) await turn();
  const before = await held(cdp);
  for (let done = 0; done < SCREENS; done++) await turn();
  const after = await held(cdp);
  await cdp.detach();
  return {
    'heap before, KB': before['heap, KB'],
    'heap after, KB': after['heap, KB'],
    'heap, times': after['heap, KB'] / before['heap, KB'],
    'nodes before': before.nodes,
    'nodes after': after.nodes,
    'listeners before': before.listeners,
    'listeners after': after.listeners,
  };
}

/** Visits two lists in turn by the menu, then opens and closes the drawers of users: what is left of them. */
export async function measureHeap(page: Page, origin: string) {
  await page.goto(origin + LIST.path);
  const rows = ({ stands: [selector] }: typeof LIST) => page.locator(selector).first();
  await rows(LIST).waitFor();
  let next = NEXT;
  const screens = await beforeAndAfter(page, async () => {
    await page.locator(`a[href="${next.path}"]`).first().click();
    await rows(next).waitFor();
    next = next === NEXT ? LIST : NEXT;
  });
  await page.goto(origin + LIST.path);
  await rows(LIST).waitFor();
  let row = 0;
  const drawers = await beforeAndAfter(page, async () => {
    const open = page.getByRole('link', { name: /^Open / });
    await open.nth(row++ % 20).click();
    await page.locator('[role=dialog] h2').first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  return { '200 screens': screens, '200 drawers': drawers };
}
