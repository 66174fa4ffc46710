import { operatorIds } from '../../db/demo/operators';
import type { Demo } from '../../db/demo/world';
import { operation } from '../operation/table';
import { user } from '../user/table';
import { savedAudience } from './table';
import { saidOf } from './written';

const LISTED = 12;

/** One by days, and one list of numbers. */
export const demo: Demo = {
  order: 19,
  make(world) {
    const numbers = world
      .rows(user)
      .slice(0, LISTED)
      .map(({ number }) => Number(number));
    const [first = '', second = ''] = operatorIds(world);
    const rows = [
      { name: 'Active this month', audience: { kind: 'active' as const, days: 30, numbers: null }, by: first, ago: 21 },
      { name: '内测用户', audience: { kind: 'list' as const, days: null, numbers }, by: second, ago: 9 },
    ];
    for (const { name, audience, by: sysUserId, ago } of rows) {
      const [id, at] = [world.nextId(), world.daysAgo(ago)];
      world.add(savedAudience, [{ id, name, audience, sysUserId, createdAt: at, updatedAt: at, version: 1 }]);
      world.add(operation, [
        {
          ...{ id: world.nextId(), sysUserId, action: 'create', ip: '203.0.113.7', at },
          ...{ targetType: 'audience', targetId: id, targetName: name },
          after: { name, ...saidOf(audience) },
        },
      ]);
    }
  },
};
