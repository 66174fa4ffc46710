/** The screen of one stone package; without an id that of a new one. */
export const stonePath = (id?: string) => `/fileResoute/a/detail${id ? `?id=${id}` : ''}`;
