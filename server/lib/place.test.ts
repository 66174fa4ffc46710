import { placeOf } from './place';

test.each([
  ['8.8.8.8', 'US'],
  ['::ffff:114.114.114.114', 'CN'],
  ['127.0.0.1', 'local'],
  ['::1', 'local'],
  ['10.1.2.3', 'local'],
  ['::ffff:192.168.1.9', 'local'],
  ['172.31.255.255', 'local'],
  ['172.32.0.1', 'US'],
  ['fd12:3456::1', 'local'],
  ['fe80::1%eth0', 'local'],
  // Reserved for documentation, so it belongs to nobody.
  ['203.0.113.7', null],
  ['2001:4860:4860::8888', null],
  ['not an address', null],
  ['', null],
])('%s is in %s', (ip, place) => {
  expect(placeOf(ip)).toBe(place);
});
