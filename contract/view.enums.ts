/** Limited so that a view's name fits on its tab. */
export const VIEW_NAME_MAX = 30;
/** For one admin and one list. */
export const VIEWS_MAX = 30;
export const VIEW_QUERY_MAX = 2000;
