import { replaceUnusableStorage } from '.';

const own = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
afterEach(() => Object.defineProperty(window, 'localStorage', own));

test('a storage that can be read stays, also if it is full', () => {
  const kept = window.localStorage;
  replaceUnusableStorage();
  expect(window.localStorage).toBe(kept);
});

test('one that throws is replaced by one that ends with the page', () => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  replaceUnusableStorage();
  localStorage.setItem('a', '1');
  localStorage.setItem('b', '2');
  expect([localStorage.length, localStorage.key(1), localStorage.getItem('a')]).toEqual([2, 'b', '1']);
  localStorage.removeItem('a');
  expect(localStorage.getItem('a')).toBeNull();
  localStorage.clear();
  expect([localStorage.length, localStorage.key(0)]).toEqual([0, null]);
});
