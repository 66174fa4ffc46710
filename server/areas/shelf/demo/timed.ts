import { operatorIds } from '../../../db/demo/operators';
import type { Demo, World } from '../../../db/demo/world';
import { written } from '../../../lib/money';
import { operation } from '../../operation/table';
import { gift, priceChange, stonePackage, timedPrice } from '../table';

type TimedRow = typeof timedPrice.$inferInsert;
type OperationRow = typeof operation.$inferInsert;

const IP = '203.0.113.7';

/** One timed price that runs and one that is planned. */
export const timedDemo: Demo = {
  order: 18,
  make(world) {
    const [runner = '', planner = ''] = operatorIds(world);
    makeRunning(world, runner);
    makePlanned(world, planner);
  },
};

/** It began with the hour, so that all earlier orders have the ordinary price. */
function makeRunning(world: World, sysUserId: string): void {
  const item = world.rows(stonePackage).find(({ name }) => name === '竜宮の宝箱');
  if (!item) return;
  const now = world.daysAgo(0);
  const [was, price] = [item.price, item.price - 200];
  const plan = {
    ...{ itemId: item.id, itemType: 'stone' as const, price, wasPrice: was },
    ...{ startsAt: now, endsAt: world.daysAgo(-2.5), beganAt: now, createdAt: world.daysAgo(1.4) },
    ...{ state: 'running' as const, reason: 'Weekend sale', sysUserId, version: 2 },
  };
  item.price = price;
  item.version = Number(item.version) + 1;
  item.updatedAt = now;
  const target = { targetType: 'stone' as const, targetId: item.id, targetName: item.name };
  const said = { before: { price: written(was, item.currency) }, after: { price: written(price, item.currency) } };
  addTimed(world, plan, { ...target, ...said });
  const { reason } = plan;
  world.add(priceChange, [
    { id: world.nextId(), itemId: item.id, price, reason, timedStep: 'begin', sysUserId, at: now },
  ]);
  const after = { ...said.after, endsAt: plan.endsAt };
  world.add(operation, [
    { ...target, id: world.nextId(), sysUserId, action: 'beginTimedPrice', ...said, after, reason, ip: IP, at: now },
  ]);
}

function makePlanned(world: World, sysUserId: string): void {
  const item = world.rows(gift).find(({ name }) => name === '荷塘月色');
  if (!item) return;
  const plan = {
    ...{ itemId: item.id, itemType: 'gift' as const, priceStones: 30, pricePoints: item.pricePoints },
    ...{ startsAt: world.daysAgo(-1.2), endsAt: world.daysAgo(-8.2), createdAt: world.daysAgo(0.6) },
    ...{ state: 'waiting' as const, reason: '荷花节限时优惠', sysUserId, version: 1 },
  };
  addTimed(world, plan, {
    ...{ targetType: 'gift', targetId: item.id, targetName: item.name },
    before: { priceStones: item.priceStones },
    after: { priceStones: 30 },
  });
}

type Planned = Pick<OperationRow, 'targetType' | 'targetId' | 'targetName' | 'before' | 'after'>;

/** A timed price, and that it was planned. */
function addTimed(world: World, plan: Omit<TimedRow, 'ip'>, { after, ...planned }: Planned): void {
  world.add(timedPrice, [{ id: world.nextId(), ip: IP, ...plan }]);
  const { startsAt, endsAt, reason, sysUserId, createdAt: at } = plan;
  world.add(operation, [
    {
      ...{ id: world.nextId(), sysUserId, action: 'planPrice', reason, ip: IP, at },
      ...{ ...planned, after: { ...after, startsAt, endsAt } },
    },
  ]);
}
