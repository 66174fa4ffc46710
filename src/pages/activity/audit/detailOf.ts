/** The screen of one item. */
export const detailOf = (id: string): string => `/activity/audit/detail?id=${id}`;
