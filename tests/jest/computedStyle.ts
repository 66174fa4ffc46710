/**
 * Inline elements; all others are blocks. The display decides whether two adjacent texts are one word in an accessible
 * name. `bdi` and `small` are left out, because spaces at their ends would be lost.
 */
const INLINE = new Set(
  'a abbr b bdo br cite code data dfn em i img kbd label mark q s samp span strong sub sup svg time u var'.split(' '),
);
const INLINE_BLOCK = new Set(['button', 'input', 'select', 'textarea', 'meter', 'progress']);
/** Separated by antd from the text beside it, as is everything in a button. */
const SET_APART = /(?:^|\s)(?:anticon|ant-(?:avatar|badge|scroll-number|tag))(?:\s|$)/;
const isSetApart = (element: Element, classes: string) =>
  SET_APART.test(classes) || element.parentElement?.classList.contains('ant-btn');

/**
 * antd's classes for hidden elements, such as `ant-dropdown-hidden`. A label has a similar class that hides only its
 * mark.
 */
const HIDDEN = /(?:^|\s)ant-(?!form-item-required-mark)[\w-]+-hidden(?:\s|$)/;

/** Properties that antd adds up when it measures. */
const LENGTH = /^(?:padding|margin|border)/;

function displayOf(element: Element): string {
  const { display } = (element as HTMLElement).style ?? {};
  if (display) return display;
  const classes = element.getAttribute('class') ?? '';
  if ((element as HTMLElement).hidden || HIDDEN.test(classes)) return 'none';
  const name = element.localName;
  if (INLINE_BLOCK.has(name) || isSetApart(element, classes)) return 'inline-block';
  return INLINE.has(name) ? 'inline' : 'block';
}

function inherited(element: Element, property: 'visibility' | 'pointerEvents', initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = (at as HTMLElement).style?.[property];
    if (value) return value;
  }
  return initial;
}

/**
 * Replaces `getComputedStyle` and answers only what tests and antd ask for: whether an element is present, visible and
 * clickable. jsdom's own version matches every rule of every style sheet on each call.
 */
export function computedStyle(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement;
  const read = (property: string): unknown => {
    if (property === 'display') return displayOf(element);
    if (property === 'visibility') return inherited(element, 'visibility', 'visible');
    if (property === 'pointerEvents' || property === 'pointer-events')
      return inherited(element, 'pointerEvents', 'auto');
    const value: unknown = Reflect.get(style, property);
    if (value === '' && LENGTH.test(property)) return '0px';
    return typeof value === 'function' ? value.bind(style) : value;
  };
  return new Proxy(style, {
    get: (_, property) => {
      if (property === 'getPropertyValue') return (name: string) => String(read(name) ?? '');
      return read(String(property));
    },
  });
}
