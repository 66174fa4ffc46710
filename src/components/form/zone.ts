/** A zone with its offset from UTC at an instant: `Europe/Berlin, GMT+2`. */
export function zoneOf(locale: string, at: Date, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${format.resolvedOptions().timeZone}, ${offset}`;
}
