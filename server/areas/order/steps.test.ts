import { codes } from '../../../contract/codes';
import { valuesOf } from '../../../contract/enum';
import { orderCalls } from '../../../contract/order/calls';
import { type OrderStatus, orderStatus } from '../../../contract/order/enums';
import { MINUTE_MS } from '../../lib/time';
import { onEveryDatabase } from '../../testing';
import { testMall } from './testMall';

const reason = 'The user asked for it';
const ship = { carrier: 'SF Express', trackingNumber: 'SF-1234-5678' };
const parcel = { carrier: 'DHL', trackingNumber: 'DHL-1234-5679' };
const onlyPaid = 'Only a paid order whose parcel waits can be shipped';
const onlyShipped = 'Only a shipped order can be completed';
const onlyShippedChanged = 'Only the parcel of a shipped order can be changed';
const onlyWaiting = 'Only an order that waits for payment can be closed';
const notPaid = 'Only a paid order can be refunded';
const paid = 'This order is paid already';

type Step = 'pay' | 'ship' | 'changeParcel' | 'complete' | 'close' | 'refund' | 'remark';

/** For every step and status: null where it is allowed, else the message of the refusal. */
const rules: Readonly<Record<Step, Readonly<Record<OrderStatus, string | null>>>> = {
  pay: {
    waiting: null,
    paid,
    shipped: paid,
    completed: paid,
    closed: 'This order was closed',
    refunded: paid,
  },
  ship: {
    waiting: onlyPaid,
    paid: null,
    shipped: onlyPaid,
    completed: onlyPaid,
    closed: onlyPaid,
    refunded: onlyPaid,
  },
  changeParcel: {
    waiting: onlyShippedChanged,
    paid: onlyShippedChanged,
    shipped: null,
    completed: onlyShippedChanged,
    closed: onlyShippedChanged,
    refunded: onlyShippedChanged,
  },
  complete: {
    waiting: onlyShipped,
    paid: onlyShipped,
    shipped: null,
    completed: onlyShipped,
    closed: onlyShipped,
    refunded: onlyShipped,
  },
  close: {
    waiting: null,
    paid: onlyWaiting,
    shipped: onlyWaiting,
    completed: onlyWaiting,
    closed: onlyWaiting,
    refunded: onlyWaiting,
  },
  refund: {
    waiting: notPaid,
    paid: null,
    shipped: null,
    completed: null,
    closed: notPaid,
    refunded: 'This order is refunded already',
  },
  remark: { waiting: null, paid: null, shipped: null, completed: null, closed: null, refunded: null },
};

const outcomes: Readonly<Record<Step, object>> = {
  pay: { status: 'completed', paid: 600, channelNumber: 'told-1' },
  ship: { status: 'shipped', ...ship },
  changeParcel: { status: 'shipped', ...parcel },
  complete: { status: 'completed' },
  close: { status: 'closed', closedReason: reason },
  refund: { status: 'refunded', refunded: 40, refundReason: reason },
  remark: { remark: 'Gift wrap, please' },
};
const times: Readonly<Partial<Record<Step, string>>> = {
  pay: 'paidAt',
  ship: 'shippedAt',
  complete: 'completedAt',
  close: 'closedAt',
  refund: 'refundedAt',
};

const table = (Object.keys(rules) as Step[]).flatMap((step) =>
  valuesOf(orderStatus).map((status) => [step, status, rules[step][status]] as const),
);

onEveryDatabase({ demo: 'medium' }, (server) => {
  const { orderIn, detail, rowOf, log, expectLedgersToSum } = testMall(server);
  beforeEach(() => server().signIn());
  afterEach(expectLedgersToSum);

  function take(step: Step, id: string, version: number) {
    switch (step) {
      case 'pay':
        return server().call(orderCalls.pay, { id, channelNumber: 'told-1' });
      case 'ship':
        return server().call(orderCalls.ship, { id, ...ship });
      case 'changeParcel':
        return server().call(orderCalls.changeParcel, { id, version, ...parcel });
      case 'complete':
        return server().call(orderCalls.complete, { id });
      case 'close':
        return server().call(orderCalls.close, { id, reason });
      case 'refund':
        return server().call(orderCalls.refund, { id, amount: 40, reason });
      default:
        return server().call(orderCalls.remark, { id, version, remark: 'Gift wrap, please' });
    }
  }

  test.each(table)('%s of one that is %s: %s', async (step, status, refusal) => {
    const { id, version, number } = await orderIn(status);
    const [before, logged] = [await rowOf(id), await log(id)];
    server().advance(MINUTE_MS);
    const now = server().now.toISOString();
    const answer = await take(step, id, version);
    if (refusal !== null) {
      expect(answer).toMatchObject({ code: codes.ruleForbids, message: refusal });
      expect(await rowOf(id)).toEqual(before);
      expect(await log(id)).toEqual(logged);
      return;
    }
    const time = times[step];
    const outcome = { ...outcomes[step], ...(time && { [time]: now }), updatedAt: now, version: version + 1 };
    expect(answer).toMatchObject({ code: codes.success, data: outcome });
    expect(answer.data).toEqual(await detail(id));
    expect((await log(id)).slice(logged.length)).toMatchObject([
      {
        action: step,
        targetType: 'order',
        targetName: String(number),
        reason: step === 'close' || step === 'refund' ? reason : null,
        ...(time && { before: { status }, after: { status: (answer.data as { status: string }).status } }),
      },
    ]);
  });

  test('refusals are in the language that was asked for', async () => {
    const { id } = await orderIn('paid');
    const headers = { 'accept-language': 'zh-CN' };
    expect(await server().call(orderCalls.close, { id, reason }, { headers })).toMatchObject({
      message: '只有待支付的订单可以关闭',
    });
  });

  test('a remark is written over nothing that was changed since it was read', async () => {
    const { id, version } = await orderIn('paid');
    await server().ask(orderCalls.remark, { id, version, remark: 'Leave it at the door' });
    const late = await server().call(orderCalls.remark, { id, version, remark: 'Call first' });
    expect(late).toMatchObject({ code: codes.conflict, data: { id, remark: 'Leave it at the door' } });
    expect(late.data).toEqual(await detail(id));
    const removed = await server().ask(orderCalls.remark, { id, version: version + 1, remark: ' ' });
    expect(removed.remark).toBe('');
    expect((await log(id)).slice(-2)).toMatchObject([
      { action: 'remark', before: {}, after: { remark: 'Leave it at the door' } },
      { action: 'remark', before: { remark: 'Leave it at the door' }, after: {} },
    ]);
  });

  test('a mistyped parcel is put right: it was shipped when it was, and the log says what it was', async () => {
    const { id } = await orderIn('shipped');
    const before = await detail(id);
    const { version, shippedAt, carrier, trackingNumber } = before;
    server().advance(MINUTE_MS);
    expect(await take('changeParcel', id, version)).toMatchObject({ data: { ...parcel, shippedAt } });
    expect((await log(id)).at(-1)).toMatchObject({
      action: 'changeParcel',
      before: { carrier, trackingNumber },
      after: parcel,
    });
    const logged = await log(id);
    expect(await take('changeParcel', id, version)).toMatchObject({ code: codes.conflict, data: { id, ...parcel } });
    expect(await take('changeParcel', id, version + 1)).toMatchObject({ data: { version: version + 1 } });
    expect(await log(id)).toEqual(logged);
  });

  test('the same remark again is no edit', async () => {
    const { id, version } = await orderIn('closed');
    const logged = await log(id);
    expect(await server().ask(orderCalls.remark, { id, version, remark: '' })).toMatchObject({ version });
    expect(await log(id)).toEqual(logged);
  });

  test('the receiver’s phone is whole only after revealPhone, which is logged', async () => {
    const { id } = await orderIn('paid');
    expect((await detail(id)).receiver).toEqual({
      name: 'Ava Walker',
      phone: '+4477****0123',
      address: '1 Lake Road, Bath',
    });
    expect(await server().ask(orderCalls.revealPhone, { id })).toEqual({ phone: '+447700900123' });
    expect((await log(id)).at(-1)).toMatchObject({ action: 'revealPhone', before: null, after: null });
    const waiting = await orderIn('waiting');
    expect(waiting.receiver).toBeNull();
    expect(await server().ask(orderCalls.revealPhone, { id: waiting.id })).toEqual({ phone: null });
  });

  test.each([
    ['carrier', { carrier: ' ', trackingNumber: ship.trackingNumber }],
    ['trackingNumber', { carrier: ship.carrier, trackingNumber: 'no spaces 1' }],
    ['trackingNumber', { carrier: ship.carrier, trackingNumber: '12' }],
  ])('a parcel can’t be sent with a wrong %s', async (path, form) => {
    const { id } = await orderIn('paid');
    expect(await server().call(orderCalls.ship, { id, ...form })).toMatchObject({
      code: codes.validationFailed,
      data: { fields: [{ path }] },
    });
  });

  test('10404 for an order that does not exist, at every call about one', async () => {
    const id = '1';
    const answers = [
      await server().call(orderCalls.detail, { id }),
      await server().call(orderCalls.revealPhone, { id }),
      ...(await Promise.all((Object.keys(rules) as Step[]).map((step) => take(step, id, 1)))),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => codes.notFound));
  });
});
