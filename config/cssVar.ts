/** The class that antd's CSS variables belong to, and their prefix: `--fish-color-text`. */
export const CSS_VAR = 'fish';

/** The class of the page's root in the dark mode. */
export const DARK = 'fish-dark';
