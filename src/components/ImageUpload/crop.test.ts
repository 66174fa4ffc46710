import { boundedSize } from './crop';

it.each([
  [
    { width: 1600, height: 900 },
    { width: 1600, height: 900 },
  ],
  [
    { width: 8000, height: 4500 },
    { width: 2560, height: 1440 },
  ],
  [
    { width: 900, height: 5120 },
    { width: 450, height: 2560 },
  ],
  [
    { width: 10_000, height: 1 },
    { width: 2560, height: 1 },
  ],
])('draws %j at %j', (area, drawn) => {
  expect(boundedSize(area)).toEqual(drawn);
});
