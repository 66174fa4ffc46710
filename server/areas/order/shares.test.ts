import { createRandom } from '../../db/demo/random';
import { shareOut } from './shares';

describe('a discount', () => {
  test.each([
    [101, [1200, 3000], [29, 72]],
    [1, [100, 100, 100], [1, 0, 0]],
    [299, [100, 100, 100], [100, 100, 99]],
    [0, [5, 7], [0, 0]],
    [9_999_999_998, [9_999_999_999], [9_999_999_998]],
    [3_333_333_333, [4_999_999_999, 5_000_000_000], [1_666_666_666, 1_666_666_667]],
  ])('of %d on %j is shared out as %j', (whole, weights, shares) => {
    expect(shareOut(whole, weights)).toEqual(shares);
  });

  test('is shared out to the last cent, and no line gets more than it costs', () => {
    const random = createRandom(7);
    for (let round = 0; round < 500; round += 1) {
      const weights = Array.from({ length: random.integer(1, 20) }, () => random.integer(1, 9_999_999));
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      const whole = random.integer(0, all - 1);
      const shares = shareOut(whole, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole);
      expect(shares.every((share, index) => share >= 0 && share <= (weights[index] ?? 0))).toBe(true);
    }
  });
});
