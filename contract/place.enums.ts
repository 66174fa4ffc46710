/** The place of private and loopback addresses. */
export const LOCAL_PLACE = 'local';

/** Where an address was when it was used: a country or region (ISO 3166-1 alpha-2), `local`, or null if not known. */
export type Place = string | null;
