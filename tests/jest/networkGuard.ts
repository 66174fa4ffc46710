import { profile } from '@/request/backEnd';

/** From globalSetup.ts: here the contract would be loaded with all its schemas, for each test file. */
const KNOWN = new Set(process.env.FISH_TEST_CALLS?.split('\n'));
const PICTURE = /^GET \/fish\/(uploads|demo)\//;

const refused: string[] = [];

/**
 * Blocks requests to anything but this test's back end, and calls that the contract does not have; each fails the test.
 */
export function guardNetwork(): void {
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function guarded(this: XMLHttpRequest, method: string, address: string | URL) {
    const complaint = complaintAbout(method.toUpperCase(), new URL(address, window.location.href));
    if (complaint) {
      refused.push(complaint);
      throw new Error(complaint);
    }
    open.call(this, method, address, true);
  };

  afterEach(() => {
    const complaints = refused.splice(0);
    if (complaints.length) throw new Error(complaints.join('\n'));
  });
}

function complaintAbout(method: string, { origin, pathname, href }: URL): string | undefined {
  const { address: base, calls } = profile();
  if (!base) return `${method} ${href} was asked for without a back end: call openBackEnd() in this test file`;
  if (origin !== new URL(base).origin) return `${method} ${href} leaves the back end at ${base}`;
  const call = `${method} ${pathname}`;
  if (!KNOWN.has(call) && !Object.values(calls).includes(call) && !PICTURE.test(call))
    return `${call} is no call of the contract`;
  return undefined;
}
