/** The IANA name of the operator's time zone. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
