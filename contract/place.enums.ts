/** The place of private and loopback addresses. */
export const LOCAL_PLACE = 'local';

/** Where an address was at that time: a country or region (ISO 3166-1 alpha-2), `local`, or null if unknown. */
export type Place = string | null;
