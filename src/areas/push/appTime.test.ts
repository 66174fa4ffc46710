import { appHourOf, appTimeOf } from './appTime';

test('an instant is told in the app’s zone where the operator’s clock says something else', () => {
  expect(appTimeOf('en-US', '2026-07-01T18:30:00Z', 'Europe/Berlin')).toBe('Jul 2, 02:30 (Asia/Shanghai, GMT+8)');
  expect(appTimeOf('en-US', '2026-07-01T18:30:00Z', 'Asia/Shanghai')).toBeUndefined();
  // Another name, the same clock.
  expect(appTimeOf('en-US', '2026-07-01T18:30:00Z', 'Asia/Singapore')).toBeUndefined();
});

test('the hour of the day there', () => {
  expect(appHourOf('2026-07-01T16:00:00Z')).toBe(0);
  expect(appHourOf('2026-07-01T13:59:59Z')).toBe(21);
});
