import { hostileRedirects } from '../../tests/hostileRedirects';
import { destinationOf, loginAddress } from '.';

const own = window.location.origin;
const hostile = hostileRedirects(own);

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
