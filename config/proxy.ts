export const proxy = {};
