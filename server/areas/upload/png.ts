import type { Size } from './size';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A chunk's length and type in front of its data, and its checksum behind. */
const AROUND = 12;

/** The size of a PNG, from its header to its `IEND`; undefined if it is none or not whole. */
export function pngSize(content: Buffer): Size | undefined {
  if (!content.subarray(0, SIGNATURE.length).equals(SIGNATURE)) {
    return undefined;
  }
  let size: Size | undefined;
  let hasPixels = false;
  let at = SIGNATURE.length;
  while (at + AROUND <= content.length) {
    const length = content.readUInt32BE(at);
    const type = content.toString('latin1', at + 4, at + 8);
    const next = at + AROUND + length;
    const isHeader = type === 'IHDR' && length === 13;
    if (next > content.length || isHeader !== (size === undefined)) {
      return undefined;
    }
    size ??= { width: content.readUInt32BE(at + 8), height: content.readUInt32BE(at + 12) };
    hasPixels ||= type === 'IDAT' && length > 0;
    if (type === 'IEND') {
      return hasPixels ? size : undefined;
    }
    at = next;
  }
  return undefined;
}
