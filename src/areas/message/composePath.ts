/** Where a new message to these numbers of users is written; more than one are handed over by `EntryState`. */
export const composePath = (number?: number): string =>
  `/message/list?compose=new${number === undefined ? '' : `&number=${number}`}`;
