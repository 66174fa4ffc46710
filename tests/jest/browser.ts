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

// jsdom complains on the console when asked for a pseudo-element; antd asks, to measure scroll bars.
const styleOf = window.getComputedStyle;
window.getComputedStyle = (element) => styleOf(element);
