/** Classes of antd that no page has, so that their styles are left out. A browser test looks for them on every screen. */
const NOT_SHOWN: readonly RegExp[] = [
  // Languages from right to left, and the colours by name that buttons and tags could have.
  /-rtl\b/,
  /\bant-(btn|tag)(-[a-z]+)*-(blue|cyan|geekblue|gold|green|lime|magenta|orange|pink|purple|red|volcano|yellow)\b/,
  // Columns of antd's grid: ours are css grids.
  /\bant-col-(xs|sm|md|lg|xl|xxl|push|pull|offset|order)-/,
  // Fields are outlined everywhere, and large only on the sign-in page, which has two inputs.
  /\bant-(input|input-number|picker|select)(-[a-z]+)*-(borderless|filled|underlined)\b/,
  /\bant-(input-number|picker|select)(-[a-z]+)*-(lg|large)\b/,
  /\bant-input-number-group\b/,
  /\bant-menu-(dark|horizontal)\b/,
  /\bant-slider-vertical\b/,
  /\bant-steps-(dot|inline|navigation|with-progress)\b/,
  /\bant-tabs-(bottom|card|editable|left|right)\b/,
  /\bant-upload(-list)?-picture/,
];

/** Tells whether a class is one of them. */
export const isNotShown = (name: string) => NOT_SHOWN.some((pattern) => pattern.test(name));

/** Tells whether a selector needs one of them. `:not` of one is true of everything, and a list may have others too. */
export function needsNotShown(selector: string): boolean {
  const needed = selector.replace(/:not\([^()]*\)/g, '');
  return !/:(is|where)\(/.test(needed) && isNotShown(needed);
}
