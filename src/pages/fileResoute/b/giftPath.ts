/** The screen of one gift; without an id that of a new one. */
export const giftPath = (id?: string) => `/fileResoute/b/detail${id ? `?id=${id}` : ''}`;
