import { wishCardsOf } from './cards';

const sums = { wishes: 8, people: 5, fulfilled: 2, stones: 400, refunded: 100, value: 350 };
const none = { wishes: 0, people: 0, fulfilled: 0, stones: 0, refunded: 0, value: 0 };
const byKey = (...of: Parameters<typeof wishCardsOf>) =>
  Object.fromEntries(wishCardsOf(...of).map((card) => [card.key, card]));

test('net is what the pool keeps, below nothing too; the rate is of the wishes made', () => {
  const { net, rate, value } = byKey(sums);
  expect(net).toMatchObject({ value: -50, change: null });
  expect(rate?.value).toBe(0.25);
  // It counts fulfilled wishes, and so does the list it opens.
  expect(value?.fulfilled).toBe(true);
});

test('compared: how much more or less, and what it was', () => {
  const { wishes, people, net, rate } = byKey(sums, { ...sums, wishes: 10, fulfilled: 4, people: 5, stones: 420 });
  expect(wishes).toMatchObject({ before: 10, change: { direction: 'down', part: 0.2, difference: -2 } });
  expect(people?.change).toMatchObject({ direction: 'same' });
  expect(net).toMatchObject({ before: -30, change: { direction: 'down', part: null, difference: -20 } });
  expect(rate?.change?.difference).toBeCloseTo(-0.15);
});

test('nothing before: the difference is told, and no rate is made up', () => {
  const { wishes, rate } = byKey(sums, none);
  expect(wishes?.change).toEqual({ direction: 'up', part: null, difference: 8 });
  expect(rate).toMatchObject({ before: null, change: null });
  expect(byKey(none).rate?.value).toBeNull();
});
