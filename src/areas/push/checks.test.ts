import type { AudienceEstimate } from '@contract/audience';
import { type Check, checklist, stopsIn } from './checks';
import type { PushValues } from './values';

/** Noon in Shanghai. */
const now = Date.parse('2026-07-01T04:00:00Z');
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();

const written: Partial<PushValues> = {
  title: 'Lantern night',
  body: 'It begins at eight.',
  opens: 'app',
  when: 'now',
  'audience.kind': 'paid',
};
const estimate: AudienceEstimate = { recipients: 40, banned: 2, everyone: 5000, empty: [] };

const check = (values: Partial<PushValues>, known: Partial<Parameters<typeof checklist>[1]> = {}) =>
  checklist({ ...written, ...values }, { estimate, now, ...known });
const keys = (checks: readonly Check[]) => checks.map(({ key }) => key);
const levelOf = (checks: readonly Check[], key: string) => checks.find((each) => each.key === key)?.level;

test('what is whole may go', () => {
  const checks = check({});
  expect(keys(checks)).toEqual(['title', 'body', 'app', 'audience', 'time.now']);
  expect(checks.every(({ level }) => level === 'ok')).toBe(true);
});

test('a text that is missing, blank or too long stops it', () => {
  expect(keys(stopsIn(check({ title: undefined, body: '   ' })))).toEqual(['title.missing', 'body.missing']);
  expect(keys(stopsIn(check({ title: 'x'.repeat(51), body: 'x'.repeat(151) })))).toEqual([
    'title.tooLong',
    'body.tooLong',
  ]);
  expect(stopsIn(check({ title: 'x'.repeat(50), body: ` ${'🎁'.repeat(150)} ` }))).toEqual([]);
});

test('a variable that nobody knows, or that some have no value for, is pointed out at its field', () => {
  const empty = { ...estimate, empty: [{ variable: 'city' as const, recipients: 7 }] };
  const checks = check({ title: 'Hello {nikname}', body: 'Rain in {city}' }, { estimate: empty });
  expect(checks).toContainEqual({
    key: 'variable.unknown',
    level: 'warning',
    field: 'title',
    values: { source: '{nikname}' },
  });
  expect(checks).toContainEqual({
    key: 'variable.empty',
    level: 'warning',
    field: 'body',
    values: { variable: 'city', count: 7 },
  });
  expect(levelOf(check({ body: 'Rain in {city|your town}' }), 'variable')).toBe('ok');
});

test('a variable that nobody knows is pointed out once, however often it is written', () => {
  const checks = check({ title: '{foo} {bar}', body: '{foo} '.repeat(8) });
  const unknown = checks.filter(({ key }) => key === 'variable.unknown');
  expect(unknown.map(({ field, values }) => [field, values?.source])).toEqual([
    ['title', '{foo}'],
    ['title', '{bar}'],
  ]);
});

test('what a tap opens has to be there, and on the web to begin with https', () => {
  expect(keys(stopsIn(check({ opens: 'room', roomId: null })))).toEqual(['room.missing']);
  expect(stopsIn(check({ opens: 'room', roomId: '7' }))).toEqual([]);
  expect(keys(stopsIn(check({ opens: 'url' })))).toEqual(['url.missing']);
  for (const url of ['http://example.com', 'javascript:alert(1)', 'https://', 'example.com']) {
    expect(keys(stopsIn(check({ opens: 'url', url })))).toEqual(['url.scheme']);
  }
  for (const url of ['https://user@example.com', 'https://user:secret@example.com/', 'https://:secret@example.com']) {
    expect(keys(stopsIn(check({ opens: 'url', url })))).toEqual(['url.credentials']);
  }
  expect(stopsIn(check({ opens: 'url', url: ' https://example.com/@fish?b=1@2 ' }))).toEqual([]);
});

test('nobody stops it, everyone is pointed out, and what is not counted yet waits', () => {
  expect(keys(stopsIn(check({ 'audience.kind': undefined })))).toEqual(['audience.missing']);
  expect(keys(stopsIn(check({}, { estimate: { ...estimate, recipients: 0 } })))).toEqual(['audience.nobody']);
  expect(keys(stopsIn(check({ 'audience.kind': 'list' }, { estimate: undefined, namesNobody: true })))).toEqual([
    'audience.nobody',
  ]);
  expect(levelOf(check({}, { estimate: undefined }), 'audience.waiting')).toBe('waiting');
  const everyone = check({ 'audience.kind': 'all' }, { estimate: { ...estimate, recipients: 5000 } });
  expect(levelOf(everyone, 'audience.everyone')).toBe('warning');
});

test('a time that has passed stops it, one in the night where the users live is pointed out', () => {
  expect(keys(stopsIn(check({ when: 'at' })))).toEqual(['time.missing']);
  expect(keys(stopsIn(check({ when: 'at', scheduledAt: hours(-0.1) })))).toEqual(['time.past']);
  expect(keys(stopsIn(check({ when: 'at', scheduledAt: hours(366 * 24) })))).toEqual(['time.far']);
  expect(levelOf(check({ when: 'at', scheduledAt: hours(9.9) }), 'time')).toBe('ok');
  expect(levelOf(check({ when: 'at', scheduledAt: hours(10) }), 'time.quiet')).toBe('warning');
  expect(levelOf(check({ when: 'at', scheduledAt: hours(19.9) }), 'time.quiet')).toBe('warning');
  expect(levelOf(check({ when: 'at', scheduledAt: hours(20) }), 'time')).toBe('ok');
  expect(levelOf(check({}, { now: now + 11 * 3_600_000 }), 'time.quiet')).toBe('warning');
});

test('it expires after it is sent', () => {
  expect(levelOf(check({ expiresAt: hours(1) }), 'expiry')).toBe('ok');
  expect(keys(stopsIn(check({ expiresAt: hours(-1) })))).toEqual(['expiry.before']);
  expect(keys(stopsIn(check({ when: 'at', scheduledAt: hours(2), expiresAt: hours(2) })))).toEqual(['expiry.before']);
});
