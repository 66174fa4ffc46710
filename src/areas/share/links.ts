import { pathTo } from '@config/pathTo';

interface Filters {
  /** Days in the operator's zone, both inclusive. */
  sharedFrom?: string;
  sharedTo?: string;
  /** Channels separated by commas; empty means all. */
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
  atFrom?: string;
  atTo?: string;
}

const addressOf = (tab: 'shares' | 'signUps', filters: object) =>
  pathTo('/log/share', Object.fromEntries(Object.entries({ tab, ...filters }).filter(([, value]) => value)));

/** The list with exactly the shares that a number counts. */
export const sharesOf = (filters: ShareFilters): string => addressOf('shares', filters);

export const signUpsOf = (filters: SignUpFilters): string => addressOf('signUps', filters);
