import { randomUUID } from 'node:crypto';
import type { Input } from '../../../contract';
import { codes } from '../../../contract/codes';
import { shareCalls } from '../../../contract/share/calls';
import { type ShareChannel, SUSPECT_SIGN_UPS } from '../../../contract/share/enums';
import { HOUR_MS, shift } from '../../lib/time';
import { onDatabase, START } from '../../testing';
import { room } from '../room/table';
import { user } from '../user/table';
import { shareSignUp } from './table';
import { clearShares, keepShares, makeUsers } from './testShares';

const hours = (count: number) => shift(START.toISOString(), count * HOUR_MS);

onDatabase({}, (server) => {
  let sharers: string[];
  beforeEach(async () => {
    await clearShares(server());
    await server().signIn();
    sharers = (await server().db.select({ id: user.id }).from(user).limit(3)).map(({ id }) => id);
  });

  const ask = (query: Input<typeof shareCalls.pageList> = {}) => server().ask(shareCalls.pageList, query);
  const signUps = (query: Input<typeof shareCalls.signUps> = {}) => server().ask(shareCalls.signUps, query);
  const share = (input: object = {}) =>
    server().call(shareCalls.record, {
      ...{ userId: sharers[0] ?? '', channel: 'wechat', of: 'app', requestId: randomUUID(), ...input },
    });

  describe('what the app tells', () => {
    test('a share, its clicks and its sign-ups; sent again nothing counts twice', async () => {
      const [target] = await server().db.select().from(room).limit(1);
      const request = { of: 'room', targetId: target?.id, requestId: randomUUID() };
      const { id } = (await share(request)).data;
      expect((await share(request)).data).toEqual({ id });
      const source = { ip: '9.9.9.9', device: 'phone-1' };
      const click = { shareId: id, ...source, requestId: randomUUID() };
      await server().ask(shareCalls.click, click);
      await server().ask(shareCalls.click, click);
      await server().ask(shareCalls.click, { ...click, requestId: randomUUID() });
      const [newcomer = ''] = await makeUsers(server(), 1);
      const other = (await share({ userId: sharers[1] })).data.id;
      await server().ask(shareCalls.signUp, { shareId: id, userId: newcomer, ...source });
      await server().ask(shareCalls.signUp, { shareId: other, userId: newcomer, ...source });
      const { list, totals } = await ask({ of: ['room'] });
      expect(list).toMatchObject([
        {
          id,
          clicks: 2,
          signUps: 1,
          suspect: false,
          user: { id: sharers[0] },
          target: { id: target?.id, name: target?.title },
        },
      ]);
      expect(totals).toEqual({ shares: 1, sharers: 1, clicked: 1, clicks: 2, signUps: 1 });
      expect((await signUps()).list).toMatchObject([{ user: { id: newcomer }, sharer: { id: sharers[0] }, ...source }]);
    });

    test('is refused where it can’t be', async () => {
      const request = { requestId: randomUUID() };
      const { id } = (await share(request)).data;
      const refused = async (answer: Promise<{ code: number }>, code: number) => expect((await answer).code).toBe(code);
      await refused(share({ ...request, userId: sharers[1] }), codes.ruleForbids);
      await refused(share({ userId: '1' }), codes.validationFailed);
      await refused(share({ of: 'wish', targetId: null }), codes.validationFailed);
      await refused(share({ of: 'wish', targetId: '1' }), codes.validationFailed);
      await refused(share({ of: 'app', targetId: '1' }), codes.validationFailed);
      const source = { ip: '9.9.9.9', device: 'phone-1' };
      const signUp = (shareId: string, userId = '') => server().call(shareCalls.signUp, { shareId, userId, ...source });
      await refused(signUp('1', sharers[1]), codes.notFound);
      await refused(signUp(id, sharers[0]), codes.ruleForbids);
      const click = { shareId: '1', ...source, requestId: randomUUID() };
      await refused(server().call(shareCalls.click, click), codes.notFound);
    });
  });

  test('shares are found by user, channel, time and number, and sorted by what became of them', async () => {
    const [one = '', two = ''] = sharers;
    await keepShares(server(), [
      { userId: one, sharedAt: hours(-5), clicks: 1 },
      { userId: two, sharedAt: hours(-4), clicks: 3, channel: 'poster' },
      { userId: one, sharedAt: hours(-3), channel: 'qq' },
    ]);
    const clicksOf = async (query: Input<typeof shareCalls.pageList>) =>
      (await ask(query)).list.map(({ clicks }) => clicks);
    expect(await clicksOf({})).toEqual([0, 3, 1]);
    expect(await clicksOf({ sort: 'clicks' })).toEqual([3, 1, 0]);
    expect(await clicksOf({ userId: two })).toEqual([3]);
    expect(await clicksOf({ channel: ['qq', 'wechat'] })).toEqual([0, 1]);
    expect(await clicksOf({ sharedFrom: hours(-4), sharedTo: hours(-4) })).toEqual([3]);
    const { number } = (await ask({ userId: two })).list[0]?.user ?? { number: 0 };
    expect(await clicksOf({ keyword: String(number) })).toEqual([3]);
  });

  describe('suspicions', () => {
    /** Sign-ups, one per hour. */
    const keep = async (
      count: number,
      source: { device?: string; ip?: string; channel?: ShareChannel },
      from: number,
      by = 0,
    ) => {
      const { channel, ...place } = source;
      const [shareId = ''] = await keepShares(server(), [
        { userId: sharers[by] ?? '', sharedAt: hours(-300), ...(channel && { channel }) },
      ]);
      const newcomers = await makeUsers(server(), count);
      await server()
        .db.insert(shareSignUp)
        .values(
          newcomers.map((userId, index) => ({
            ...{ userId, shareId, device: `own-${userId}`, ip: `10.1.${index}.1`, ...place },
            at: hours(from + index),
          })),
        );
    };

    test('too many of one device or address within a day are told, with whose shares they came by', async () => {
      await keep(SUSPECT_SIGN_UPS.device - 1, { device: 'few' }, -100);
      await keep(SUSPECT_SIGN_UPS.device - 2, { device: 'many' }, -100, 0);
      await keep(2, { device: 'many', channel: 'qq' }, -97, 1);
      await keep(SUSPECT_SIGN_UPS.ip, { ip: '9.9.9.9' }, -50, 2);
      await keep(SUSPECT_SIGN_UPS.ip - 1, { ip: '9.9.9.8' }, -50, 2);
      const suspects = await server().ask(shareCalls.suspects, {});
      expect(suspects).toMatchObject([
        { by: 'ip', value: '9.9.9.9', signUps: 8, from: hours(-50), to: hours(-43), sharers: [{ signUps: 8 }] },
        {
          ...{ by: 'device', value: 'many', signUps: 5, from: hours(-100), to: hours(-96) },
          sharers: [
            { user: { id: sharers[0] }, signUps: 3 },
            { user: { id: sharers[1] }, signUps: 2 },
          ],
        },
      ]);
      const some = await server().ask(shareCalls.suspects, { atFrom: hours(-96), atTo: hours(-60) });
      expect(some.map(({ value }) => value)).toEqual(['many']);
      const ofChannel = (channel: ShareChannel[]) => server().ask(shareCalls.suspects, { channel });
      expect(await ofChannel(['poster'])).toEqual([]);
      const [sharerOfOne] = await ofChannel(['qq']);
      expect(sharerOfOne).toMatchObject({ value: 'many', signUps: 5 });
      for (const { by, value, from, to, signUps: count } of suspects) {
        const { total, list } = await signUps({ [by]: value, atFrom: from, atTo: to });
        expect(total).toBe(count);
        expect(list.every(({ suspectBy }) => suspectBy.includes(by))).toBe(true);
      }
      expect((await signUps({ suspect: 'true' })).total).toBe(13);
      expect((await ask({ suspect: 'true' })).list.map(({ suspect }) => suspect)).toEqual([true, true, true]);
      expect((await ask({ keyword: 'nobody is called so' })).totals?.shares).toBe(0);
    });

    test.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', `2026-03-01T00:00:00.${'9'.repeat(200)}Z`])(
      'an end of time (%s) is refused, not an error',
      async (at) => {
        for (const name of ['atFrom', 'atTo']) {
          const answer = await server().call(shareCalls.suspects, { [name]: at });
          expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path: name }] } });
        }
      },
    );

    test('between two groups is one that belongs to neither, however near they are', async () => {
      const device = { device: 'two-groups' };
      await keep(4, device, -223);
      for (const at of [-200, -190, -180]) await keep(1, device, at);
      await keep(4, device, -160);
      expect(await server().ask(shareCalls.suspects, {})).toMatchObject([
        { value: 'two-groups', from: hours(-180), to: hours(-157), signUps: 5 },
        { value: 'two-groups', from: hours(-223), to: hours(-200), signUps: 5 },
      ]);
      expect((await signUps({ ...device, suspect: 'true' })).total).toBe(10);
    });

    test('a keyword is of the nickname or number of who came, of the device or of the address', async () => {
      await keep(2, { device: 'Phone-of-two' }, -100);
      await keep(1, { ip: '9.9.9.7', channel: 'qq' }, -50);
      const totalOf = async (keyword: string) => (await signUps({ keyword })).total;
      expect(await totalOf('phone-OF')).toBe(2);
      expect(await totalOf('9.9.9.7')).toBe(1);
      expect(await totalOf('9.9.9')).toBe(0);
      const { list } = await signUps({});
      const { number = 0, nickname = '' } = list[0]?.user ?? {};
      expect(await totalOf(String(number))).toBe(1);
      expect(await totalOf(nickname.slice(1))).toBe(3);
      expect(await totalOf('nobody is called so')).toBe(0);
      expect((await signUps({ channel: ['qq'] })).total).toBe(1);
      expect((await signUps({ sharedFrom: hours(-300), sharedTo: hours(-300) })).total).toBe(3);
      expect((await signUps({ sharedFrom: hours(-299) })).total).toBe(0);
    });

    test('as many, but slower, are none', async () => {
      await keep(4, { device: 'slow' }, -200);
      await keep(4, { device: 'slow' }, -150);
      expect(await server().ask(shareCalls.suspects, {})).toEqual([]);
      expect((await signUps({ device: 'slow', suspect: 'true' })).total).toBe(0);
    });
  });
});
