/** In place of the theme that ProComponents work out for an antd without one. */
export const defaultToken = {};
export const emptyTheme = undefined;
