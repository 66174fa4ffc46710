/** The screen of one self-built room. */
export const peoplePath = (id: string): string => `/activity/people/detail?id=${id}`;
