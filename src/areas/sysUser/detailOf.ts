/** The screen of one admin; without an id that of a new one. */
export const detailOf = (id?: string): string => `/user/sysUser/detail${id ? `?id=${id}` : ''}`;
