import { type IntegralValues, triedOf } from './formValues';

const whole: IntegralValues = { event: 'share', points: 10, fromLevel: 3, dailyCap: 30 };

test.each<[string, Partial<IntegralValues>, object | undefined]>([
  ['all numbers', {}, { ...whole, id: '7' }],
  ['no cap', { dailyCap: undefined }, { ...whole, id: '7', dailyCap: null }],
  ['a cap of once, which means nothing', { event: 'profile' }, { ...whole, id: '7', event: 'profile', dailyCap: null }],
  ['no event', { event: undefined }, undefined],
  ['no points', { points: undefined }, undefined],
  ['half a point', { points: 0.5 }, undefined],
  ['too many points', { points: 10_001, dailyCap: null }, undefined],
  ['a level that is not there', { fromLevel: 21 }, undefined],
  ['a cap below the points', { dailyCap: 9 }, undefined],
])('with %s', (_, typed, expected) => {
  expect(triedOf({ ...whole, ...typed }, '7')).toEqual(expected);
});
