/** Reads a `<meta>` of index.html: what an installation sets without a rebuild. */
export function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? '';
}

/**
 * The base address of every call (spec §7): `<meta name="fish-api" content="https://api.example.com">`.
 * Empty means the origin the console itself came from.
 */
export function baseAddress(): string {
  return meta('fish-api').replace(/\/+$/, '');
}

/** A path of the back end, such as an uploaded picture, as an address the browser can load. */
export function addressOf(path: string): string {
  return baseAddress() + path;
}
