import { destinationOf, loginAddress } from '.';

const own = window.location.origin;

/** Everything a link could carry to lead an operator away, or round in circles. */
const hostile = [
  'https://evil.example',
  'http://evil.example/user/appUser',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '\u00a0//evil.example',
  '/\u0001/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/./\\evil.example',
  '//evil.example@' + window.location.host,
  '//' + window.location.host + '@evil.example',
  '//' + window.location.host + '.evil.example',
  own + '.evil.example/',
  own + '@evil.example/',
  own + ':80@evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:' + own + '/x',
  'file:///etc/passwd',
  'mailto:someone@evil.example',
  'evil.example',
  'user/appUser',
  '?redirect=//evil.example',
  '#//evil.example',
  '//[::1]/',
  '//%65vil.example',
  'http://[broken',
  '//:0',
  '',
  ' ',
  // Loops.
  '/user/login',
  '/user/login/',
  '/user//login',
  '/user/./login',
  '/user/x/../login',
  '/USER/LOGIN',
  '/user/login?redirect=/user/login',
  '/user/login?redirect=%2Fuser%2Flogin%3Fredirect%3D%2F',
  '/user/login#top',
  '/user/%6cogin',
  '/user%2Flogin',
  '/user/%ZZlogin',
];

describe('spec §2: the redirect parameter', () => {
  test.each(hostile)('%j counts as absent', (redirect) => {
    expect(destinationOf(`?${new URLSearchParams({ redirect })}`)).toBeUndefined();
  });

  test.each([
    ['/', '/'],
    ['/user/appUser', '/user/appUser'],
    ['/user/appUser?status=muted&current=2', '/user/appUser?status=muted&current=2'],
    ['/user/appUser?keyword=https://evil.example', '/user/appUser?keyword=https://evil.example'],
    ['/user/loginHistory', '/user/loginHistory'],
    ['/wish/list/Detail?id=1#top', '/wish/list/Detail?id=1#top'],
    ['/a/../user/sysUser', '/user/sysUser'],
  ])('%j leads to %j', (redirect, destination) => {
    expect(destinationOf(`?${new URLSearchParams({ redirect })}`)).toBe(destination);
  });

  test('a destination, resolved by the browser, stays on this origin', () => {
    for (const redirect of hostile) {
      const destination = destinationOf(`?${new URLSearchParams({ redirect })}`) ?? '/';
      expect(new URL(destination, own).origin).toBe(own);
    }
  });

  test('an unauthenticated visit keeps its path and query', () => {
    const address = loginAddress({ pathname: '/user/appUser', search: '?status=muted&current=2' });
    expect(address).toBe('/user/login?redirect=%2Fuser%2FappUser%3Fstatus%3Dmuted%26current%3D2');
    expect(destinationOf(new URL(address, own).search)).toBe('/user/appUser?status=muted&current=2');
  });

  test('a redirect that is there already is kept, and not wrapped in another', () => {
    expect(loginAddress({ pathname: '/order/list', search: '?redirect=%2Fx' })).toBe('/user/login?redirect=%2Fx');
  });
});
