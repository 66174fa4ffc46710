const places = ['CN', 'CN', 'CN', 'SG', 'CN', 'HK', 'CN', 'US', 'CN', 'DE'];

/** Addresses for documentation belong to no country, so they are assigned to a few countries here. */
export const demoPlaceOf = (ip: string) => places[Number(ip.split('.').at(-1)) % places.length] ?? null;
