import { paths } from '../../contract/paths';

const KNOWN = new Set<string>(Object.values(paths).flatMap((area) => Object.values(area)));
const PICTURE = /^GET \/fish\/(uploads|demo)\//;

const refused: string[] = [];

/** A request that leaves the back end of this test, or that the contract does not know, is not sent and fails the test. */
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
  const base = document.querySelector<HTMLMetaElement>('meta[name="fish-api"]')?.content;
  if (!base) return `${method} ${href} was asked for without a back end: call openBackEnd() in this test file`;
  if (origin !== new URL(base).origin) return `${method} ${href} leaves the back end at ${base}`;
  const call = `${method} ${pathname}`;
  if (!KNOWN.has(call) && !PICTURE.test(call)) return `${call} is no call of the contract`;
  return undefined;
}
