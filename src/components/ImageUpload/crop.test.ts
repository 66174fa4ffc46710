import { boundedSize, cutOut } from './crop';

it.each([
  [
    { width: 1600, height: 900 },
    { width: 1600, height: 900 },
  ],
  [
    { width: 8000, height: 4500 },
    { width: 2560, height: 1440 },
  ],
  [
    { width: 900, height: 5120 },
    { width: 450, height: 2560 },
  ],
  [
    { width: 10_000, height: 1 },
    { width: 2560, height: 1 },
  ],
])('draws %j at %j', (area, drawn) => {
  expect(boundedSize(area)).toEqual(drawn);
});

describe('a cut picture that is too large a file', () => {
  const MAX = 1024 * 1024;
  const written: { type: string; width: number; height: number }[] = [];
  let transparent = false;
  let types = ['image/png', 'image/jpeg', 'image/webp'];
  /** Roughly what a photo takes: PNG is lossless. */
  let bytesPerPixel: Record<string, number>;

  beforeEach(() => {
    written.length = 0;
    transparent = false;
    types = ['image/png', 'image/jpeg', 'image/webp'];
    bytesPerPixel = { 'image/png': 2, 'image/jpeg': 0.5, 'image/webp': 0.4 };
    Object.assign(globalThis, { createImageBitmap: async () => ({ close: () => undefined }) });
    const context = {
      drawImage: () => undefined,
      getImageData: () => ({ data: Uint8ClampedArray.of(9, 9, 9, transparent ? 0 : 255) }),
    };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function write(
      this: HTMLCanvasElement,
      done,
      asked = 'image/png',
    ) {
      const { width, height } = this;
      const type = types.includes(asked) ? asked : 'image/png';
      written.push({ type, width, height });
      const blob = new Blob([], { type });
      Object.defineProperty(blob, 'size', { value: Math.round(width * height * (bytesPerPixel[type] ?? 0)) });
      done(blob);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  const cut = (type: string, side: number, limits = {}) =>
    cutOut(new File([], 'photo', { type }), { x: 0, y: 0, width: side, height: side }, { maxBytes: MAX, ...limits });
  const sizeOf = ({ type, width, height }: (typeof written)[number]) =>
    Math.round(width * height * (bytesPerPixel[type] ?? 0));

  it.each(['image/jpeg', 'image/png'])('of %s becomes a JPEG that fits', async (type) => {
    expect(await cut(type, 3000)).toMatchObject({ type: 'image/jpeg' });
    const last = written.at(-1);
    expect(last && sizeOf(last)).toBeLessThanOrEqual(MAX);
    expect(last?.width).toBe(last?.height);
    // No smaller than it has to be.
    expect(last?.width).toBeGreaterThan(1100);
    expect(written.length).toBeLessThan(6);
  });

  it('keeps what is transparent', async () => {
    transparent = true;
    expect(await cut('image/png', 3000)).toMatchObject({ type: 'image/webp' });
  });

  it('fits where the browser writes no WebP', async () => {
    transparent = true;
    types = ['image/png', 'image/jpeg'];
    expect(await cut('image/webp', 3000)).toMatchObject({ type: 'image/png' });
    const last = written.at(-1);
    expect(last && sizeOf(last)).toBeLessThanOrEqual(MAX);
  });

  it('gets no narrower than it may be', async () => {
    bytesPerPixel['image/jpeg'] = 10;
    await cut('image/jpeg', 3000, { minWidth: 640 });
    expect(written.at(-1)).toMatchObject({ width: 640, height: 640 });
  });

  it('a smaller file is written once, in its own type', async () => {
    expect(await cut('image/png', 500)).toMatchObject({ type: 'image/png' });
    expect(written).toEqual([{ type: 'image/png', width: 500, height: 500 }]);
  });
});
