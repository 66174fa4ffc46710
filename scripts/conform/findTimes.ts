import { z } from 'zod';
import type { BackEnd } from '../../config/backEnd';
import { instant } from '../../contract/base';
import { sysUserCalls } from '../../contract/sysUser/calls';
import { instantOf } from '../../src/request/wire/instants';
import { type Client, isGroup, shown } from './client';
import type { Rows } from './findRows';
import type { Found } from './found';
import { pageOf } from './pages';

type Format = BackEnd['time']['format'];

const SECONDS_MAX = 1e11;
const WITHOUT_ZONE = /^\d{4}[-/]\d\d[-/]\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?)?$/;

function formatOf(value: unknown): Format | undefined {
  const number = typeof value === 'number' || /^\d{9,13}$/.test(String(value)) ? Number(value) : undefined;
  if (number !== undefined) return number < SECONDS_MAX ? 'seconds' : 'milliseconds';
  if (typeof value !== 'string') return undefined;
  if (WITHOUT_ZONE.test(value)) return 'local';
  return instantOf(value, { zone: 'UTC' }) ? 'iso' : undefined;
}

const isInstant = (part: unknown): boolean =>
  part === instant || ((part instanceof z.ZodNullable || part instanceof z.ZodOptional) && isInstant(part.unwrap()));

/** How instants are written, and by whose clocks. */
export async function findTimes(client: Client, found: Found, all: readonly Rows[], account: string): Promise<void> {
  const values = all.flatMap(({ schema, rows }) => {
    const names = Object.keys(schema.shape).filter((name) => isInstant(schema.shape[name]));
    return rows.flatMap((row) => names.map((name) => row[name]));
  });
  const formats = values.map(formatOf).filter((format) => format !== undefined);
  const [most] = [...new Set(formats)].sort((a, b) => countOf(formats, b) - countOf(formats, a));
  if (!most) {
    found.note('Times', 'lost', 'No record has a time that can be read.');
    return;
  }
  const evidence = shown(values.find((value) => formatOf(value) === most));
  if (new Set(formats).size > 1)
    found.note('Times', 'taken', 'Times are written in several ways.', shown([...new Set(formats)]));
  if (most !== client.service.time.format) {
    found.bridge('Times', { time: { format: most } }, FORMATS[most], evidence);
    client.use(found.profile);
  }
  if (most === 'local' && !found.profile.time?.zone) await findZone(client, found, account);
}

const countOf = (formats: readonly Format[], format: Format) => formats.filter((each) => each === format).length;

const FORMATS: Record<Format, string> = {
  iso: 'Times are ISO 8601.',
  seconds: 'Times are seconds since 1970.',
  milliseconds: 'Times are milliseconds since 1970.',
  local: 'Times are local, and name no zone.',
};

const QUARTER_MS = 15 * 60_000;
const NEAR_MS = 4 * 60_000;

/** One's own sign-in was a moment ago: what it is written as tells how far the service's clocks are ahead of UTC. */
async function findZone(client: Client, found: Found, account: string): Promise<void> {
  const answer = await client.ask(sysUserCalls.pageList, { keyword: account, current: 1, pageSize: 200 });
  const rows = (pageOf(answer.data, client.service)?.rows ?? []).filter(isGroup);
  const own = rows.find((row) => row.account === account)?.lastLoginAt;
  const written = Date.parse(instantOf(own, { zone: 'UTC' }) ?? '');
  const now = Date.parse(answer.headers.get('date') ?? '') || Date.now();
  const ahead = Math.round((written - now) / QUARTER_MS) * QUARTER_MS;
  const zone = Math.abs(written - now - ahead) < NEAR_MS ? zoneAt(ahead / 60_000) : undefined;
  if (!zone) {
    const says =
      'By whose clocks, it does not say: give --zone, such as Asia/Shanghai. Until then they are read as UTC.';
    found.note('Times', 'lost', says, shown(own));
    return;
  }
  const says = `Its clocks are ${ahead / 3_600_000} h ahead of UTC; if they change in summer, name its zone instead of ${zone}.`;
  if (zone === 'UTC') return;
  found.bridge('Times', { time: { zone } }, says, `${answer.asked} → one’s own sign-in, just now: ${shown(own)}`);
  client.use(found.profile);
}

/** Zones whose clocks never change; others are named by how far they are ahead. */
const ZONES: Readonly<Record<number, string>> = {
  0: 'UTC',
  330: 'Asia/Kolkata',
  345: 'Asia/Kathmandu',
  390: 'Asia/Yangon',
  420: 'Asia/Bangkok',
  480: 'Asia/Shanghai',
  540: 'Asia/Tokyo',
};

function zoneAt(minutes: number): string | undefined {
  const hours = minutes / 60;
  if (ZONES[minutes]) return ZONES[minutes];
  // The sign of these names is the other way round.
  return Number.isInteger(hours) && Math.abs(hours) <= 12
    ? `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
    : undefined;
}
