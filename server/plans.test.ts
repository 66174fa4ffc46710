import type { ZodType } from 'zod';
import { contract, type Path } from '../contract';
import { audienceCalls } from '../contract/audience/calls';
import type { AuditItem } from '../contract/audit';
import { auditCalls } from '../contract/audit/calls';
import { logCalls } from '../contract/log/calls';
import { operationCalls } from '../contract/operation.calls';
import { orderCalls } from '../contract/order/calls';
import { peopleCalls } from '../contract/people/calls';
import { pushCalls } from '../contract/push/calls';
import { rechargeCalls } from '../contract/recharge/calls';
import { roomCalls } from '../contract/room/calls';
import { sceneTemplateCalls } from '../contract/sceneTemplate/calls';
import { searchCalls } from '../contract/search.calls';
import { shareCalls } from '../contract/share/calls';
import { transactionCalls } from '../contract/transaction/calls';
import { userCalls } from '../contract/user/calls';
import { wishCalls } from '../contract/wish/calls';
import { onDatabase } from './testing';
import { clientOf, plansOf } from './testPlans';

/** Lists whose tables grow with the users and with time. */
const lists = [
  userCalls.pageList,
  roomCalls.pageList,
  peopleCalls.pageList,
  auditCalls.pageList,
  orderCalls.pageList,
  rechargeCalls.pageList,
  transactionCalls.pageList,
  wishCalls.pageList,
  operationCalls.pageList,
  shareCalls.pageList,
  shareCalls.signUps,
  logCalls.pageList,
] as const;

const BIG =
  /\bon "?(app_user|room|audit_item|mall_order|mall_order_item|wish|login_log|operation|share|share_sign_up)\b/;

const PAID = { kind: 'paid', days: null, numbers: null } as const;

const sortsOf = (path: Path) => {
  const { shape } = contract[path as (typeof lists)[number]].query as unknown as { shape: { sort: ZodType } };
  return (shape.sort as unknown as { def: { innerType: { options: string[] } } }).def.innerType.options;
};

const sorts = lists.flatMap((path) =>
  sortsOf(path).flatMap((sort) => (['ascend', 'descend'] as const).map((order) => ({ path, sort, order }))),
);

onDatabase({ demo: 'medium' }, (server) => {
  // On few rows PostgreSQL rather scans and sorts. Without both it takes the plan that it takes on many, if there is one.
  beforeAll(async () => {
    await server().signIn();
    // Of few sign-ins and users it reads all, by any index.
    await clientOf(server()).query(`
      insert into login_log (account, outcome, ip, browser, system, at)
      select 'robot_' || place, 'success', '192.0.2.9', 'Chrome 130', 'Windows 10', now() - place * interval '1 hour'
      from generate_series(1, 5000) place`);
    await clientOf(server()).query(`
      insert into app_user (number, nickname, gender, level, channel, status, registered_at)
      select 900000 + place, 'robot ' || place, 'unknown', 1, 'qq', 'normal', now() - place * interval '1 hour'
      from generate_series(1, 5000) place`);
    await clientOf(server()).query('vacuum analyze');
    for (const way of ['seqscan', 'sort']) await clientOf(server()).query(`set enable_${way} = off`);
  });

  test.each(sorts)('$path by $sort, $order, reads its rows in the order of an index', async ({ path, sort, order }) => {
    const query = { sort, order, pageSize: 5 };
    let next: string | undefined;
    const first = await plansOf(server(), async () => {
      next = (await server().ask(path, query as never)).next;
    });
    const behind = await plansOf(server(), () => server().ask(path, { ...query, after: next } as never));
    const pages = [first, behind].map((plans) => plans.find(({ text }) => text.includes(' limit '))?.plan);
    for (const plan of pages) {
      expect(plan).toMatch(/Index/);
      expect(plan).not.toMatch(/^(\s*->\s*)?Sort\b|Seq Scan/m);
    }
    expect(pages[1]).toMatch(/Index Cond: .*(ROW\(|[<>]|IS NULL)/);
  });

  test.each([rechargeCalls.pageList, transactionCalls.pageList])(
    'a page of %s, however far behind, is read from an index without the orders',
    async (path) => {
      const plans = await plansOf(server(), () => server().ask(path, { current: 2, pageSize: 2 }));
      const [cut] = plans.filter(({ text }) => text.includes(' offset '));
      expect(cut?.plan).toMatch(/Index Only Scan Backward using mall_order_item_at/);
      expect(cut?.plan).not.toMatch(/Join|Loop/);
    },
  );

  test.each([
    [{ channel: 'googlePlay' }, 'mall_order_item_channel'],
    [{ status: 'refunded' }, 'mall_order_item_status'],
    [{ currency: 'JPY' }, 'mall_order_item_currency'],
    [{ userId: '7200000000000000001' }, 'mall_order_item_user'],
  ] as const)('purchases of %j are found and summed up by an index, without the orders', async (query, index) => {
    const plans = await plansOf(server(), () => server().ask(rechargeCalls.pageList, query));
    const finding = plans.filter(({ text }) => text.includes(' limit '));
    expect(finding.length).toBeGreaterThan(0);
    for (const { plan } of finding) {
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/on mall_order\b/);
    }
  });

  test.each([
    ['who has paid', 'app_user_paid', () => server().ask(audienceCalls.estimate, { audience: PAID, texts: [] })],
    ['orders by status', 'mall_order_status_only', () => server().ask(orderCalls.countByStatus, { filter: {} })],
    ['wishes by state', 'wish_state', () => server().ask(wishCalls.countByState, { filter: {} })],
  ] as const)('%s are counted by %s alone', async (_, index, work) => {
    const counting = (await plansOf(server(), work)).filter(({ text }) => text.includes('count('));
    expect(counting.map(({ plan }) => plan).join()).toMatch(new RegExp(`Index Only Scan using ${index}`));
  });

  test('who is muted or banned is counted by an index of them', async () => {
    const audience = { kind: 'all', days: null, numbers: null } as const;
    for (const work of [
      () => server().ask(userCalls.countByStatus, { filter: {} }),
      () => server().ask(audienceCalls.estimate, { audience, texts: [] }),
    ]) {
      const counting = (await plansOf(server(), work)).filter(({ text }) => /count\(.*app_user/.test(text));
      expect(counting).toHaveLength(1);
      expect(counting[0]?.plan).toContain('app_user_sanctioned');
      expect(counting[0]?.plan).not.toMatch(/Seq Scan on app_user/);
    }
  });

  test.each(['wang', '晚上', '李', '1000', '+4477009'])('%s is searched for by indexes alone', async (keyword) => {
    const plans = await plansOf(server(), () => server().ask(searchCalls.records, { keyword }));
    const scans = plans.flatMap(({ plan }) =>
      plan.split('\n').filter((line) => /Seq Scan/.test(line) && BIG.test(line)),
    );
    expect(scans).toEqual([]);
    expect(plans.length).toBeGreaterThan(10);
  });

  test.each([
    ['device', 'room_open_device'],
    ['ip', 'room_open_ip'],
    ['owner', 'room_open_host'],
  ] as const)('rooms are grouped by %s from %s', async (by, index) => {
    const created = { createdFrom: '2026-03-01T00:00:00.000Z', createdTo: '2026-03-11T00:00:00.000Z' };
    for (const query of [{ by }, { by, ...created }, { by, exact: 'true' as const }]) {
      const plans = await plansOf(server(), () => server().ask(peopleCalls.groups, query));
      const grouping = plans.filter(({ text }) => /group by/.test(text));
      expect(grouping).toHaveLength(3);
      for (const { plan } of grouping) expect(plan).toContain(index);
      expect(plans.filter(({ plan }) => /Seq Scan/.test(plan) && BIG.test(plan))).toEqual([]);
    }
  });

  /** Of few rows PostgreSQL rather makes a bitmap, of many it reads an index that has all that is asked for. */
  async function plansOfMany(work: () => Promise<unknown>) {
    await clientOf(server()).query('set enable_bitmapscan = off');
    const plans = await plansOf(server(), work);
    await clientOf(server()).query('reset enable_bitmapscan');
    return plans;
  }

  test.each([
    [roomCalls.pageList, { category: 'sport' }, 'room_category'],
    [roomCalls.pageList, { status: 'draft' }, 'room_status'],
    [roomCalls.pageList, { recommended: 'true' }, 'room_recommended'],
    [peopleCalls.pageList, { category: 'sport' }, 'room_category'],
    [peopleCalls.pageList, { status: 'draft' }, 'room_status'],
    [peopleCalls.pageList, { recommended: 'true' }, 'room_recommended'],
    [peopleCalls.pageList, { frozen: 'true' }, 'room_frozen'],
    [peopleCalls.pageList, { auditState: 'pending' }, 'room_unapproved'],
    [peopleCalls.pageList, { auditState: 'rejected' }, 'room_unapproved'],
  ] as const)('%s with %j is read and counted from %s alone', async (path, query, index) => {
    const plans = await plansOfMany(() => server().ask(path, query as never));
    const reading = plans.filter(({ text }) => text.includes(' limit $'));
    expect(reading).toHaveLength(2);
    for (const { plan } of reading) {
      expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index}\\b`));
      expect(plan).not.toMatch(/^(\s*->\s*)?Sort\b/m);
    }
  });

  test.each([roomCalls.countByStatus, peopleCalls.countByStatus])('%s reads an index alone', async (path) => {
    const plans = await plansOfMany(() => server().ask(path, { filter: {} }));
    const [byStatus] = plans.filter(({ text }) => text.includes('filter (where'));
    expect(byStatus?.plan).toContain('Index Only Scan using room_status');
  });

  test('what was decided since a time is found from it, and what was before is read from it on', async () => {
    const planOf = async (query: object) => {
      const plans = await plansOfMany(() => server().ask(auditCalls.pageList, query));
      return plans.find(({ text }) => /order by .* limit \$/.test(text))?.plan;
    };
    const since = await planOf({ decidedFrom: '2026-03-09T00:00:00.000Z' });
    expect(since).toContain('Index Only Scan using audit_item_decided_in');
    const before = await planOf({ decidedTo: '2026-03-01T00:00:00.000Z', sort: 'submittedAt', order: 'descend' });
    expect(before).toMatch(/Index Scan Backward using audit_item_submitted .*\n\s*Index Cond: \(submitted_at <= /);
    expect(before).not.toMatch(/^(\s*->\s*)?Sort\b/m);
  });

  test('the rooms that use a scene are counted, and cut out, by indexes alone', async () => {
    const scenes = await plansOfMany(() => server().ask(sceneTemplateCalls.list, { sort: 'usedBy' }));
    const [sorted] = scenes.filter(({ text }) => text.includes(' limit $'));
    expect(sorted?.plan.match(/Index Only Scan using room_running/g)).toHaveLength(1);
    const { list } = await server().ask(sceneTemplateCalls.list, {});
    const [{ id = '' } = {}] = list.toSorted((a, b) => b.usedBy - a.usedBy);
    for (const work of [
      () => server().ask(sceneTemplateCalls.rooms, { id, pageSize: 2, current: 2 }),
      () => server().ask(sceneTemplateCalls.detail, { id }),
    ]) {
      const plans = (await plansOfMany(work)).filter(({ text }) => /offset|group by/.test(text));
      expect(plans).toHaveLength(1);
      expect(plans[0]?.plan).toMatch(/Index Only Scan (Backward )?using room_(scene|running)/);
      expect(plans[0]?.plan).toMatch(/Index Cond: .*scene_template_id =/);
    }
  });

  test.each([
    [{ device: 'device-1' }, /room_device|room_open_device/],
    [{ ip: '192.0.2.1' }, /room_ip|room_open_ip/],
  ] as const)('rooms of %j are found by an index of it', async (query, index) => {
    const plans = await plansOf(server(), () => server().ask(peopleCalls.pageList, query));
    expect(plans.filter(({ plan }) => index.test(plan)).length).toBeGreaterThan(0);
    expect(plans.filter(({ plan }) => /Seq Scan/.test(plan) && BIG.test(plan))).toEqual([]);
  });

  test.each([shareCalls.pageList, shareCalls.signUps, logCalls.pageList, wishCalls.pageList, operationCalls.pageList])(
    'a page of %s is cut out before anything is worked out for its rows',
    async (path) => {
      const plans = await plansOf(server(), () => server().ask(path, { current: 2, pageSize: 2 } as never));
      const cut = plans.filter(({ text }) => text.includes(' offset '));
      expect(cut).toHaveLength(1);
      expect(cut[0]?.text).not.toMatch(/app_user|sys_user\b| over \(/);
    },
  );

  test.each([
    [shareCalls.signUps, { suspect: 'true' }, 'share_sign_up_suspect'],
    [shareCalls.pageList, { suspect: 'true' }, 'share_sign_up_suspect(_share)?'],
    [logCalls.pageList, { burst: 'true' }, 'login_log_burst'],
    [shareCalls.suspects, {}, 'share_sign_up_by_device'],
    [shareCalls.suspects, {}, 'share_sign_up_by_ip'],
  ] as const)('%s of %j is read from %s, and nothing is worked out of the whole log', async (path, query, index) => {
    const plans = await plansOf(server(), () => server().ask(path, query as never));
    expect(plans.filter(({ plan }) => new RegExp(`${index}\\b`).test(plan)).length).toBeGreaterThan(0);
    expect(plans.filter(({ plan }) => /Seq Scan/.test(plan) && BIG.test(plan))).toEqual([]);
  });

  test.each([{ channel: 'qq' }, { sharedFrom: '2026-03-01T00:00:00Z' }, { keyword: 'wang' }, { suspect: 'true' }])(
    'sign-ups of %j are found and counted without their shares and users',
    async (query) => {
      const plans = await plansOf(server(), () => server().ask(shareCalls.signUps, query as never));
      const found = plans.filter(({ text }) => / limit /.test(text));
      expect(found.length).toBeGreaterThan(1);
      for (const { text } of found) expect(text).not.toMatch(/"share"|app_user/);
    },
  );

  test('the recipients of a push stand in an index in the order of their numbers', async () => {
    const { list } = await server().ask(pushCalls.pageList, { sort: 'recipients', order: 'descend' });
    const plans = await plansOf(server(), () => server().ask(pushCalls.recipients, { id: list[0]?.id ?? '' }));
    const page = plans.find(({ text }) => text.includes(' limit '));
    expect(page?.plan).toContain('Index Only Scan using delivery_by_number');
  });

  test('the figures of a user are summed by indexes of that user', async () => {
    const [user] = (await server().ask(userCalls.pageList, { pageSize: 1 })).list;
    const plans = await plansOf(server(), () => server().ask(userCalls.figures, { id: user?.id ?? '' }));
    const used = ['mall_order_user', 'wish_by_user', 'room_host', 'room_report_room', 'audit_item_by_user'].filter(
      (index) => plans.some(({ plan }) => plan.includes(index)),
    );
    expect(used).toHaveLength(5);
  });

  test.each([
    ['audit_item_text_same', (item: AuditItem) => item.text && !item.image],
    ['audit_item_image_same', (item: AuditItem) => item.image],
    ['audit_item_words', (item: AuditItem) => item.hits.length > 0],
  ] as const)('what is like an item of the audit is counted by %s', async (index, isOne) => {
    const { list } = await server().ask(auditCalls.pageList, { pageSize: 200 });
    const plans = await plansOf(server(), () => server().ask(auditCalls.similar, { id: list.find(isOne)?.id ?? '' }));
    expect(plans.filter(({ plan }) => plan.includes(index)).length).toBeGreaterThan(0);
    expect(plans.filter(({ plan }) => /Seq Scan on "?audit_item/.test(plan))).toEqual([]);
  });

  test.each([
    [userCalls.pageList, 'app_user_nickname_part'],
    [wishCalls.pageList, 'wish_text_part'],
    [auditCalls.pageList, 'audit_item_text_part'],
    [operationCalls.pageList, 'operation_reason_part'],
    [operationCalls.pageList, 'operation_name_part'],
    [logCalls.pageList, 'login_log_account_part'],
    [shareCalls.signUps, 'share_sign_up_nickname_part'],
    [shareCalls.signUps, 'share_sign_up_device_part'],
  ] as const)('the keyword of %s is found by %s', async (path, index) => {
    const plans = await plansOf(server(), () => server().ask(path, { keyword: 'wang qi' } as never));
    expect(plans.filter(({ plan }) => plan.includes(index)).length).toBeGreaterThan(0);
    expect(plans.filter(({ plan }) => /Seq Scan/.test(plan) && BIG.test(plan))).toEqual([]);
  });

  test('the planner knows that to work out the grams of a text takes long', async () => {
    const { rows } = await clientOf(server()).query(`select procost from pg_proc where proname = 'text_grams'`);
    expect(Number(rows[0]?.procost)).toBeGreaterThan(100);
  });
});
