import { computedStyle } from './computedStyle';

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

window.getComputedStyle = computedStyle;
