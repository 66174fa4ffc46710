/** The list with a message's drawer open. */
export const messagePath = (id: string): string => `/message/list?id=${id}`;
