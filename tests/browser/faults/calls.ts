import { expect } from '../fixtures';
import { ADMIN } from '../session';
import { alerts, isCalm } from './after';
import { type FaultRow, faultRows, type Told } from './answers';
import type { Case } from './case';
import { type Target, targets, type World } from './targets';

/** Offline no page can be opened, and a bulk run waits and goes on by itself, which unanswered.spec.ts looks at. */
const hasPage = ({ name }: Target, { stays }: FaultRow) =>
  stays !== 'offline' || !['list', 'detail', 'bulk'].includes(name);

/** Each of what an operator does, with each of what can go wrong with the one call it makes. */
export const callCases: readonly Case[] = targets.flatMap((target) =>
  faultRows
    .filter((row) => hasPage(target, row))
    .map((row) => ({
      kind: row.kind,
      screen: target.name,
      name: row.name,
      run: (world) => meet(target, row, world),
      // Nobody is signed in there.
      signsOut: target.name !== 'login' && row.kind === 'session',
      timeout: row.name === 'no answer' ? 8 : undefined,
    })),
);

type Mendable = World & { mend: () => Promise<void> };

async function meet(target: Target, row: FaultRow, world: World): Promise<void> {
  await target.open(world);
  const count = () => world.sent.filter((call) => call === target.call).length;
  const before = count();
  const mend = await meeting(target, row, world);
  try {
    await target.act(world);
    await seen[toldBy(target, row)](target, row, { ...world, mend });
  } finally {
    await mend();
  }
  // A read may be repeated; a write never by itself.
  if (target.writes && row.kind !== 'session') {
    const tries = target.name === 'bulk' ? 3 : 1;
    const once = row.stays === 'offline' || toldBy(target, row) === 'nothing' || isDoubtful(target, row);
    expect(count() - before).toBeLessThanOrEqual(once ? tries : 2 * tries);
  }
}

/** Has the call go wrong; answers how to mend it. */
async function meeting({ call }: Target, { fault, stays }: FaultRow, world: World): Promise<() => Promise<void>> {
  const { page, service } = world;
  const [, path] = call.split(' ');
  if (stays === 'offline') {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }
  if (stays === 'refused') {
    await page.route(`**${path}*`, (route) => route.abort('connectionrefused'));
    return () => page.unroute(`**${path}*`);
  }
  service.break(fault, (seen) => `${seen.method} ${seen.path}` === call);
  return async () => service.mend();
}

/** It may have been done, and nothing can be read to find out. */
const isDoubtful = (target: Target, row: FaultRow) =>
  target.writes && row.write === 'doubt' && !target.checkable && Boolean(row.taken);

function toldBy(target: Target, { kind, name, read, write, taken }: FaultRow): Exclude<Told, 'doubt'> {
  if (name === 'HTTP 404' && target.absent) return target.absent;
  if (!target.writes) return target.name === 'login' && read === 'signedOut' ? 'failure' : read;
  if (kind === 'data' && target.needsAnswer) return 'failure';
  if (write !== 'doubt') return write;
  return taken && target.checkable ? 'nothing' : 'failure';
}

const seen: Record<Exclude<Told, 'doubt'>, (target: Target, row: FaultRow, world: Mendable) => Promise<void>> = {
  async nothing(target, _row, world) {
    await target.isDone(world);
    await isCalm(world.page);
    await expect(alerts(world.page)).toHaveCount(0);
  },

  async failure(target, row, world) {
    await (target.isTold?.(world) ?? expect(alerts(world.page)).toHaveCount(1));
    await isCalm(world.page);
    await expect(alerts(world.page)).toHaveCount(target.isTold ? await alerts(world.page).count() : 1);
    await target.isKept(world);
    await world.mend();
    if (isDoubtful(target, row)) return;
    if ((await (target.goOn ?? target.act)(world)) !== 'looks') await target.isDone(world);
  },

  async signedOut(target, _row, world) {
    const { page } = world;
    await expect(page).toHaveURL(/\/user\/login\?redirect=/);
    await expect(alerts(page)).toHaveCount(1);
    await world.mend();
    await page.getByLabel('Account', { exact: true }).fill(ADMIN.account);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).not.toHaveURL(/\/user\/login/);
    await (target.isBack ?? target.isKept)(world);
    await isCalm(page);
  },
};
