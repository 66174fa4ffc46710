import { onDatabase } from '../../testing';
import { testAudits } from './testAudits';

onDatabase({}, (server) => {
  const stage = testAudits(server);
  const { submit, approve, reject, correct, makeUser, makeWish } = stage;

  beforeAll(() => stage.clear());
  beforeEach(() => server().signIn());

  describe('a nickname', () => {
    test('that is rejected gives way to the one before it, and comes back when that is corrected', async () => {
      const { id, nickname } = await makeUser();
      const done = await reject(await submit('nickname', id, { text: 'WX8812' }));
      expect(await stage.userNow(id)).toMatchObject({ nickname });
      expect((await stage.logOf(id))[0]).toMatchObject({
        targetType: 'user',
        before: { nickname: 'WX8812' },
        after: { nickname },
      });
      await correct(done);
      expect(await stage.userNow(id)).toMatchObject({ nickname: 'WX8812' });
    });

    test('without one before it gives way to a neutral one with the number', async () => {
      const { id, number } = await makeUser();
      await reject(await submit('nickname', id));
      expect(await stage.userNow(id)).toMatchObject({ nickname: `鱼友${number}` });
    });

    test('what was rejected itself is not brought back', async () => {
      const { id, number } = await makeUser();
      const first = await approve(await submit('nickname', id, { text: 'First' }));
      server().advance(1000);
      const second = await submit('nickname', id, { text: 'Second' });
      await correct(first);
      await reject(second);
      expect(await stage.userNow(id)).toMatchObject({ nickname: `鱼友${number}` });
    });
  });

  describe('a wish', () => {
    test('that is rejected is removed, and opens again when that is corrected', async () => {
      const { id } = await makeWish();
      const done = await reject(await submit('wish', id), { reasonCode: 'other', reason: 'Not a wish' });
      expect(await stage.wishNow(id)).toMatchObject({ state: 'removed', removedReason: 'Not a wish' });
      expect((await stage.logOf(id))[0]).toMatchObject({
        targetType: 'wish',
        action: 'reject',
        after: { state: 'removed' },
      });
      const turned = await correct(done);
      expect(await stage.wishNow(id)).toMatchObject({ state: 'open', removedReason: null });
      await correct(turned);
      expect(await stage.wishNow(id)).toMatchObject({ state: 'removed', removedReason: 'Insult or hate' });
    });
  });
});
