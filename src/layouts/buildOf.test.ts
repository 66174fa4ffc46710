import { buildOf } from './buildOf';

const START = '<head><script src="/start.11111111.js"></script></head>';
const page = (version: string, hash: string, head = START) =>
  `<!DOCTYPE html><html class="css-var" data-version="${version}">${head}<body><script src="/umi.${hash}.js"></script></body></html>`;

test('another release is another build, and so are other scripts', () => {
  const build = buildOf(page('1.0.0', '0a1b2c3d'));
  expect(buildOf(page('1.0.0', '0a1b2c3d'))).toBe(build);
  expect(buildOf(page('1.1.0', '0a1b2c3d'))).not.toBe(build);
  expect(buildOf(page('1.0.0', '0a1b2c3e'))).not.toBe(build);
  expect(buildOf(page('1.0.0', '0a1b2c3d', START.replace('1111', '2222')))).not.toBe(build);
});

test('the open page is of the build that it came from', () => {
  document.documentElement.innerHTML = `${START}<body><script src="/umi.0a1b2c3d.js"></script></body>`;
  document.documentElement.setAttribute('data-version', '1.0.0');
  document.documentElement.setAttribute('style', 'color-scheme: dark');
  expect(buildOf(document.documentElement.outerHTML)).toBe(buildOf(page('1.0.0', '0a1b2c3d')));
});

test('what a gateway answers is no build', () => {
  expect(buildOf('<html><body>Bad gateway</body></html>')).toBeUndefined();
});
