import { valuesOf } from '../../../contract/enum';
import { type IntegralEvent, integralEvent } from '../../../contract/integral/enums';
import { createRandom } from '../../db/demo/random';
import { award, type DayOfEvents, type PointsRule, replay } from './apply';

const rule = (event: IntegralEvent, fromLevel: number, points: number, dailyCap: number | null = null): PointsRule => ({
  ...{ id: `${event}${fromLevel}`, event, fromLevel, points, dailyCap },
});
const fresh = { today: 0, before: false };
const rules = [rule('signIn', 1, 5, 5), rule('signIn', 5, 10, 25), rule('share', 3, 8), rule('profile', 1, 30)];

test.each<[string, IntegralEvent, number, { today: number; before: boolean }, object]>([
  ['no rule of the event is on', 'order', 20, fresh, { points: 0, rule: null, why: 'noRule' }],
  ['every rule is for higher levels', 'share', 2, fresh, { points: 0, rule: null, why: 'levelTooLow' }],
  ['the level is just reached', 'share', 3, fresh, { points: 8, withheld: 0, why: null }],
  ['a higher rule is not reached', 'signIn', 4, fresh, { points: 5, rule: rules[0] }],
  ['the highest rule that is reached applies', 'signIn', 20, fresh, { points: 10, rule: rules[1] }],
  ['the cap leaves a part', 'signIn', 5, { today: 20, before: true }, { points: 5, withheld: 5, why: null }],
  ['the cap is reached', 'signIn', 5, { today: 25, before: true }, { points: 0, withheld: 10, why: 'capReached' }],
  ['more was given than the cap is now', 'signIn', 1, { today: 9, before: true }, { points: 0, why: 'capReached' }],
  ['without a cap nothing is kept back', 'share', 3, { today: 9999, before: true }, { points: 8, withheld: 0 }],
  ['what happens once was given', 'profile', 1, { today: 0, before: true }, { points: 0, why: 'givenBefore' }],
])('%s', (_, event, level, given, expected) => {
  expect(award(rules, event, level, given)).toMatchObject(expected);
});

test('a history is given its points day by day; the cap begins anew, what happens once does not', () => {
  const day: DayOfEvents = [
    { event: 'signIn', times: 3 },
    { event: 'profile', times: 2 },
  ];
  expect(replay(rules, 5, [day, [], day])).toMatchObject([
    {
      points: 55,
      events: [
        { points: 25, withheld: 5, why: null },
        { points: 30, withheld: 0, why: 'givenBefore' },
      ],
    },
    { points: 0, events: [] },
    { points: 25, events: [{ points: 25 }, { points: 0, why: 'givenBefore' }] },
  ]);
});

test('of an event that stands in a day twice, the second goes on where the first ended', () => {
  const [day] = replay(rules, 5, [
    [
      { event: 'signIn', times: 2 },
      { event: 'signIn', times: 2 },
    ],
  ]);
  expect(day?.events.map(({ points }) => points)).toEqual([20, 5]);
});

test('whatever the rules and the history, no day gives more than a cap, and what is kept back adds up', () => {
  const random = createRandom(11);
  const events = valuesOf(integralEvent);
  const outcomes = Array.from({ length: 200 }, () => {
    const made = events.map((event) => {
      const points = random.integer(1, 40);
      return rule(event, random.integer(1, 6), points, random.chance(0.5) ? points + random.integer(0, 60) : null);
    });
    const day = events.map((event) => ({ event, times: random.integer(1, 9) }));
    return replay(made, random.integer(1, 8), [day, day]).flatMap((one) => one.events);
  }).flat();
  const applied = outcomes.filter((one) => one.rule);
  expect(applied.filter((one) => one.points > (one.rule?.dailyCap ?? one.points))).toEqual([]);
  expect(applied.filter((one) => one.withheld > 0 && one.rule?.dailyCap === null)).toEqual([]);
  const repeated = applied.filter(({ event }) => event !== 'profile');
  expect(repeated.filter((one) => one.points + one.withheld !== one.times * (one.rule?.points ?? 0))).toEqual([]);
  expect(outcomes.filter((one) => one.points === 0 && one.why === null)).toEqual([]);
  expect(outcomes.some((one) => one.withheld > 0) && outcomes.some((one) => one.rule === null)).toBe(true);
});
