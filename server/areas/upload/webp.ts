import type { Size } from './size';

/** A chunk's name and length in front of its data. */
const BEFORE = 8;
/** What an animation's frame says of itself in front of its chunks. */
const FRAME_BEFORE = 16;

interface Found {
  canvas?: Size;
  frames: Size[];
}

/** The size of a WebP all of whose chunks are there; undefined if it is none or not whole. */
export function webpSize(content: Buffer): Size | undefined {
  if (content.length < 12 || nameAt(content, 0) !== 'RIFF' || nameAt(content, 8) !== 'WEBP') {
    return undefined;
  }
  const end = BEFORE + content.readUInt32LE(4);
  const found: Found = { frames: [] };
  if (end > content.length || !walk(content.subarray(0, end), 12, found)) {
    return undefined;
  }
  const size = found.canvas ?? found.frames[0];
  const fits = (frame: Size) => size && frame.width <= size.width && frame.height <= size.height;
  return found.frames.length > 0 && found.frames.every(fits) ? size : undefined;
}

const nameAt = (content: Buffer, at: number) => content.toString('latin1', at, at + 4);

/** Collects sizes. False if a chunk is cut off, or holds what it can't. */
function walk(content: Buffer, from: number, found: Found): boolean {
  let at = from;
  while (at + BEFORE <= content.length) {
    const name = nameAt(content, at);
    const start = at + BEFORE;
    const end = start + content.readUInt32LE(at + 4);
    if (end > content.length || !note(name, content.subarray(start, end), found)) {
      return false;
    }
    // Chunks begin at even places.
    at = end + (end % 2);
  }
  return true;
}

function note(name: string, data: Buffer, found: Found): boolean {
  if (name === 'VP8X' && data.length >= 10) {
    found.canvas ??= { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  } else if (name === 'VP8 ' || name === 'VP8L') {
    const frame = name === 'VP8 ' ? lossySize(data) : losslessSize(data);
    if (!frame) return false;
    found.frames.push(frame);
  } else if (name === 'ANMF') {
    return data.length > FRAME_BEFORE && walk(data, FRAME_BEFORE, found);
  }
  return true;
}

const LOSSY_START = Buffer.from([0x9d, 0x01, 0x2a]);

function lossySize(data: Buffer): Size | undefined {
  return data.length > 10 && data.subarray(3, 6).equals(LOSSY_START)
    ? { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
    : undefined;
}

function losslessSize(data: Buffer): Size | undefined {
  if (data.length <= 5 || data[0] !== 0x2f) {
    return undefined;
  }
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
