/** The operator's time zone, by its IANA name: days are theirs. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
