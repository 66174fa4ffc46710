/** Filters of both lists, as they stand in the address. */
interface Filters {
  /** Days of the operator's zone, both inclusive: when it was shared. */
  sharedFrom?: string;
  sharedTo?: string;
  /** Of channels, separated by commas; of all where it is empty. */
  channel?: string;
}

interface ShareFilters extends Filters {
  userId?: string;
  suspect?: 'true';
}

interface SignUpFilters extends Filters {
  shareId?: string;
  sharerId?: string;
  device?: string;
  ip?: string;
  /** Instants. */
  atFrom?: string;
  atTo?: string;
}

const addressOf = (tab: 'shares' | 'signUps', filters: object) =>
  `/log/share?${new URLSearchParams(Object.entries({ tab, ...filters }).filter(([, value]) => value))}`;

/** The list of exactly the shares that a number counts, or the clicks on them. */
export const sharesOf = (filters: ShareFilters): string => addressOf('shares', filters);

/** The list of exactly the people who came by these shares. */
export const signUpsOf = (filters: SignUpFilters): string => addressOf('signUps', filters);
