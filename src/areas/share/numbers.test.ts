import { clickRateOf, shareCardsOf, signUpRateOf } from './numbers';

const sums = { shares: 8, sharers: 5, clicked: 6, clicks: 20, signUps: 3 };
const none = { shares: 0, sharers: 0, clicked: 0, clicks: 0, signUps: 0 };

test('the click rate is of the shares, the sign-up rate of the clicks; of nothing there is none', () => {
  expect([clickRateOf(sums), signUpRateOf(sums)]).toEqual([0.75, 0.15]);
  expect([clickRateOf(none), signUpRateOf(none)]).toEqual([null, null]);
});

test('each card says how it has changed, where there is something to compare with', () => {
  const [shares, , signUps, clickRate, signUpRate] = shareCardsOf(sums, { ...sums, shares: 10, clicks: 0, signUps: 3 });
  expect(shares).toMatchObject({ value: 8, before: 10, change: { direction: 'down', part: 0.2 } });
  expect(signUps?.change).toMatchObject({ direction: 'same' });
  expect(clickRate?.change?.difference).toBeCloseTo(0.15);
  expect(signUpRate).toMatchObject({ value: 0.15, before: null, change: null });
});
