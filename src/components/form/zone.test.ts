import { zoneOf } from './zone';

test.each([
  ['2026-01-15T12:00:00Z', 'Europe/Berlin', 'Europe/Berlin, GMT+1'],
  // The zone's own offset on that day, not today's.
  ['2026-07-15T12:00:00Z', 'Europe/Berlin', 'Europe/Berlin, GMT+2'],
  ['2026-07-15T12:00:00Z', 'Australia/Adelaide', 'Australia/Adelaide, GMT+9:30'],
])('at %s in %s: %s', (at, zone, text) => {
  expect(zoneOf('en-US', new Date(at), zone)).toBe(text);
});
