import { fitsRatio, ratioText } from './ratio';

it.each([
  [16 / 9, '16:9'],
  [4 / 3, '4:3'],
  [1, '1:1'],
  [9 / 16, '9:16'],
  [2, '2:1'],
  [1366 / 768, '16:9'],
  [1.37, '1.37:1'],
  [1 / 30, '1:30'],
])('tells the ratio %d as %s', (ratio, text) => {
  expect(ratioText(ratio)).toBe(text);
});

it.each([
  [{ width: 1600, height: 900 }, true],
  [{ width: 1630, height: 900 }, true],
  [{ width: 1640, height: 900 }, false],
  [{ width: 1570, height: 900 }, true],
  [{ width: 1560, height: 900 }, false],
])('takes %j for 16:9: %s', (size, fits) => {
  expect(fitsRatio(size, 16 / 9)).toBe(fits);
});
