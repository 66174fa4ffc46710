/** In place of `resize-observer-polyfill`: every browser of `targets` has its own. */
export default ResizeObserver;
