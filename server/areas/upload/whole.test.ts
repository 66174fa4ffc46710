import { png } from './testPictures';
import { readImage } from './whole';

const of = (base64: string) => Buffer.from(base64, 'base64');

/** Three by two pixels each, as Chromium wrote them. */
const jpeg = of(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAXEAEAAwAAAAAAAAAAAAAAAAAAASEx/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALIrAAf/2Q==',
);
const lossy = of('UklGRioAAABXRUJQVlA4IB4AAAAwAQCdASoDAAIAB0CWJZQAA3AA/u9lv9FtXI4AAAA=');
const lossless = of('UklGRigAAABXRUJQVlA4TBsAAAAvAkAAAA/wOMdzjF+sc/7jAQrSNmDR/iL6HzkA');
const transparent = of(
  'UklGRk4AAABXRUJQVlA4WAoAAAAwAAAAAgAAAQAAQUxQSAcAAAAAgIAAAAAAAFZQOCAgAAAAMAEAnQEqAwACAAdAliWYAANwAP7hwf4eIDqLSyAAAAA=',
);

const pictures: [string, Buffer, string][] = [
  ['PNG', png(3, 2), 'png'],
  ['JPEG', jpeg, 'jpg'],
  ['lossy WebP', lossy, 'webp'],
  ['lossless WebP', lossless, 'webp'],
  ['WebP with a canvas', transparent, 'webp'],
];

describe.each(pictures)('a %s', (_, picture, type) => {
  test('is measured', () => {
    expect(readImage(picture)).toEqual({ type, width: 3, height: 2 });
  });

  test('may have something behind its end, as phones write it', () => {
    expect(readImage(Buffer.concat([picture, Buffer.from('trailer')]))).toEqual({ type, width: 3, height: 2 });
  });

  test('that is cut off is none, wherever it is cut', () => {
    const taken = Array.from({ length: picture.length }, (_, end) => end).filter((end) =>
      readImage(picture.subarray(0, end)),
    );
    expect(taken).toEqual([]);
  });

  test('of which a byte is another one is a picture or none, and never an error', () => {
    for (let at = 0; at < picture.length; at += 1) {
      for (const byte of [0, 0x7f, 0xff]) {
        const changed = Buffer.from(picture);
        changed[at] = byte;
        expect(() => readImage(changed)).not.toThrow();
      }
    }
  });
});

test('a header alone is no picture', () => {
  expect(readImage(png(60_000, 1).subarray(0, 24))).toBeUndefined();
});

test('a PNG without pixels is none', () => {
  const picture = png(3, 2);
  const pixels = picture.indexOf('IDAT');
  expect(readImage(Buffer.concat([picture.subarray(0, pixels - 4), picture.subarray(-12)]))).toBeUndefined();
});

test('a WebP whose picture is larger than its canvas is none', () => {
  const picture = Buffer.from(transparent);
  picture.writeUInt16LE(16_383, picture.indexOf('VP8 ') + 14);
  expect(readImage(picture)).toBeUndefined();
});

test('restarts, escaped bytes and further scans of a JPEG belong to it', () => {
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const within = Buffer.from([0xff, 0x00, 0xff, 0xd0, 0x12, 0xff]);
  const picture = Buffer.concat([jpeg.subarray(0, -2), within, scan, jpeg.subarray(-2)]);
  expect(readImage(picture)).toEqual({ type: 'jpg', width: 3, height: 2 });
});
