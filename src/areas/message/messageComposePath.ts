import { pathTo } from '@config/pathTo';

/** The address to write a new message to a user; several users are passed by `EntryState`. */
export const messageComposePath = (number?: number): string => pathTo('/message/list', { compose: 'new', number });
