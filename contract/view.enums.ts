/** A view's name fits on its tab. */
export const VIEW_NAME_MAX = 30;
/** Of one admin, on one list. */
export const VIEWS_MAX = 30;
/** What an address says about a list, at its longest. */
export const VIEW_QUERY_MAX = 2000;
