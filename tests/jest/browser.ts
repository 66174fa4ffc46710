/** What jsdom lacks because it draws nothing: every size is 0, every media query is unmet, nothing scrolls. */
class NoObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

const nothing = () => undefined;

Object.assign(window, {
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  scrollTo: nothing,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
    dispatchEvent: () => false,
  }),
});

Object.assign(Element.prototype, { scrollTo: nothing, scrollIntoView: nothing });

// A file’s bytes, which jsdom reads only the old way.
Blob.prototype.arrayBuffer = function bytes(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

// jsdom complains on the console when asked for a pseudo-element; antd asks, to measure scroll bars.
const styleOf = window.getComputedStyle;
window.getComputedStyle = (element) => styleOf(element);

const AT_RULE = /@[^{;]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const SHOWS_OR_HIDES = /(?<=^|;)(?:display|visibility|pointer-events):[^;]*/g;

/** antd's styles without what only matters to the eye: jsdom matches every rule for each element that is asked about. */
function visibilityOnly(css: string): string {
  return css.replace(AT_RULE, '').replace(RULE, (_rule, selector: string, declarations: string) => {
    const kept = declarations.match(SHOWS_OR_HIDES);
    return kept ? `${selector}{${kept.join(';')}}` : '';
  });
}

Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
  get(this: HTMLStyleElement) {
    return this.textContent;
  },
  set(this: HTMLStyleElement, css: string) {
    this.textContent = visibilityOnly(css);
  },
});

// antd looks through the whole head for each style it sets, and jsdom’s own collection looks through it for each entry.
Object.defineProperty(document.head, 'children', {
  get() {
    const children: Element[] = [];
    for (let child = document.head.firstElementChild; child; child = child.nextElementSibling) children.push(child);
    return children;
  },
});
