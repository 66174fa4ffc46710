import { APP_ZONE } from '@contract/app.enums';
import { zoneOf } from '@/components/form/zone';

const FORM = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** An instant in the app users' zone, with its name; undefined if the operator's zone shows the same. */
export function appTimeOf(locale: string, instant: string, ownZone?: string): string | undefined {
  const at = new Date(instant);
  const text = (timeZone?: string) => new Intl.DateTimeFormat(locale, { ...FORM, timeZone }).format(at);
  const theirs = text(APP_ZONE);
  return theirs === text(ownZone) ? undefined : `${theirs} (${zoneOf(locale, at, APP_ZONE)})`;
}

export function appHourOf(instant: string): number {
  const format = new Intl.DateTimeFormat('en-US', { hour: '2-digit', hourCycle: 'h23', timeZone: APP_ZONE });
  return Number(format.format(new Date(instant)));
}
