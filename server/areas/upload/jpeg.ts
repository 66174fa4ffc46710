import type { Size } from './size';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Any number of them may stand before a marker. */
const FILLING = 0xff;
/** Between C0 and CF, but no frames: tables and a reserved one. */
const NO_FRAME = [0xc4, 0xc8, 0xcc];

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker);

/** Inside the pixels of a scan: an escaped FF, a restart, or a filling FF. */
const isInScan = (marker: number) => marker === 0 || marker === FILLING || (marker >= 0xd0 && marker <= 0xd7);

/** The size of a JPEG, from its start to its end marker; undefined if it is none or not whole. */
export function jpegSize(content: Buffer): Size | undefined {
  if (content[0] !== 0xff || content[1] !== START) {
    return undefined;
  }
  let size: Size | undefined;
  let hasPixels = false;
  for (let segment = segmentAt(content, 2); segment; segment = segmentAt(content, segment.next)) {
    const { marker, data } = segment;
    if (marker === END) {
      return hasPixels ? size : undefined;
    }
    if (isFrame(marker) && data.length >= 5) {
      size ??= { width: data.readUInt16BE(3), height: data.readUInt16BE(1) };
    }
    hasPixels ||= marker === SCAN && size !== undefined;
  }
  return undefined;
}

interface Segment {
  marker: number;
  data: Buffer;
  /** Where the next one stands. */
  next: number;
}

/** Undefined if there is none, or not all of it. */
function segmentAt(content: Buffer, at: number): Segment | undefined {
  const marker = content[at] === 0xff ? content[at + 1] : undefined;
  if (marker === END || marker === FILLING) {
    return { marker, data: content.subarray(at, at), next: at + 1 };
  }
  if (marker === undefined || at + 4 > content.length) {
    return undefined;
  }
  const length = content.readUInt16BE(at + 2);
  const end = at + 2 + length;
  if (length < 2 || end > content.length) {
    return undefined;
  }
  return { marker, data: content.subarray(at + 4, end), next: marker === SCAN ? endOfScan(content, end) : end };
}

/** Where the marker behind a scan's pixels stands. */
function endOfScan(content: Buffer, from: number): number {
  let at = content.indexOf(0xff, from);
  while (at >= 0 && at + 1 < content.length && isInScan(content[at + 1] ?? 0)) {
    at = content.indexOf(0xff, at + 1);
  }
  return at < 0 ? content.length : at;
}
