import { computedStyle } from './computedStyle';

/**
 * Parts of a browser that jsdom lacks because it renders nothing: every size is 0, no media query matches, nothing
 * scrolls.
 */
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

Object.assign(performance, { mark: nothing });
Object.assign(Element.prototype, { scrollTo: nothing, scrollIntoView: nothing });

// jsdom can read a file's bytes only with FileReader.
Blob.prototype.arrayBuffer = function bytes(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

window.getComputedStyle = computedStyle;
