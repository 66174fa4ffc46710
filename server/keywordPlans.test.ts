import { auditCalls } from '../contract/audit/calls';
import { rechargeCalls } from '../contract/recharge/calls';
import { shareCalls } from '../contract/share/calls';
import { wishCalls } from '../contract/wish/calls';
import { onDatabase } from './testing';
import { clientOf, plansOf } from './testPlans';

onDatabase({ demo: 'medium' }, (server) => {
  // On few rows PostgreSQL rather scans: this is the plan that it takes on many.
  beforeAll(async () => {
    await server().signIn();
    await clientOf(server()).query('vacuum analyze');
    await clientOf(server()).query('set enable_seqscan = off');
  });

  test.each([
    [auditCalls.pageList, 'audit_item_by_user', 'audit_item_pkey'],
    [shareCalls.pageList, 'share_by_user', 'share_pkey'],
    [wishCalls.pageList, 'wish_by_user', 'wish_pkey'],
    [rechargeCalls.pageList, 'mall_order_item_user', 'mall_order_item_pkey'],
  ] as const)(
    '%s by the name of a user: ids are read from %s alone, and summed up by %s',
    async (path, ids, primary) => {
      const plans = await plansOf(server(), () => server().ask(path, { keyword: 'wang' } as never));
      const looked = plans.filter(({ text }) => text.includes('string_agg') && text.includes('"app_user"'));
      expect(looked).toHaveLength(1);
      expect(looked[0]?.plan).toContain(`Index Only Scan using ${ids}`);
      const [summed] = plans.filter(({ text }) => text.startsWith('select count(*)') && text.includes('any((select'));
      expect(summed?.plan).toContain(primary);
    },
  );
});
