import { codes } from '../../../contract/codes';
import { uploadCalls } from '../../../contract/upload.calls';
import { onDatabase } from '../../testing';
import { operation } from '../operation/table';
import { png } from './testPictures';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

onDatabase({}, (server) => {
  let token = '';
  beforeAll(async () => {
    token = await server().signIn();
  });

  const upload = async (
    content: Buffer,
    { field = 'file', name = 'picture.png', atoken = token, before = [] as [string, string][] } = {},
  ) => {
    const form = new FormData();
    for (const [key, value] of before) form.append(key, value);
    form.append(field, new Blob([new Uint8Array(content)], { type: 'image/png' }), name);
    const encoded = new Response(form);
    const response = await server().app.inject({
      method: 'POST',
      url: '/fish/admin/upload/image',
      headers: { atoken, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(response.statusCode).toBe(200);
    return response.json();
  };
  const refused = { code: codes.validationFailed, data: { fields: [{ path: 'file' }] } };

  test('a PNG is kept, measured, logged, and served again as it came', async () => {
    const { data } = await upload(pixel, { name: '../../etc/passwd' });
    expect(data).toMatchObject({ width: 1, height: 1, bytes: pixel.length });
    expect(data.url).toMatch(/^\/fish\/uploads\/[0-9a-f]{64}\.png$/);
    const served = await server().app.inject(data.url);
    expect(served.rawPayload).toEqual(pixel);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const rows = await server().db.select().from(operation);
    expect(rows.at(-1)).toMatchObject({ action: 'upload', targetType: 'upload' });
  });

  test.each([
    ['an SVG that is called PNG', svg],
    ['a text that is called PNG', Buffer.from('hello')],
    ['the header of a PNG', pixel.subarray(0, 24)],
    ['a PNG that is cut off', pixel.subarray(0, -1)],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused by its content', async (_, content) => {
    expect(await upload(content)).toMatchObject(refused);
  });

  test('more than 5 MB is refused', async () => {
    const large = Buffer.concat([pixel, Buffer.alloc(5 * 1024 * 1024)]);
    expect(await upload(large)).toMatchObject({
      ...refused,
      data: { fields: [{ path: 'file', message: 'The image is larger than 5 MB' }] },
    });
  });

  test('more pixels than a browser holds are refused', async () => {
    const large = png(1, 1);
    large.writeUInt32BE(60_000, large.indexOf('IHDR') + 4);
    large.writeUInt32BE(60_000, large.indexOf('IHDR') + 8);
    const message = 'This image has 60000 × 60000 pixels; at most 40 million are allowed';
    expect(await upload(large)).toMatchObject({ ...refused, data: { fields: [{ path: 'file', message }] } });
  });

  test.each([
    ['without its end', '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf'],
    ['that ends in a header', '--x\r\ncontent-disposition: form-data; name="fi'],
    ['that is empty', ''],
    ['of another boundary', '--y\r\n\r\n--y--\r\n'],
  ])('a multipart body %s is refused', async (_, payload) => {
    const headers = { atoken: token, 'content-type': 'multipart/form-data; boundary=x' };
    const response = await server().app.inject({ method: 'POST', url: '/fish/admin/upload/image', headers, payload });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject(refused);
  });

  test('a multipart body without a boundary is refused', async () => {
    const headers = { atoken: token, 'content-type': 'multipart/form-data' };
    const response = await server().app.inject({
      method: 'POST',
      url: '/fish/admin/upload/image',
      headers,
      payload: 'x',
    });
    expect(response.json()).toMatchObject({ code: codes.validationFailed });
  });

  test('a part of another name, or no multipart at all, is refused', async () => {
    expect(await upload(pixel, { field: 'picture' })).toMatchObject(refused);
    expect(await server().call(uploadCalls.image, undefined)).toMatchObject(refused);
  });

  test('small fields before the file are ignored', async () => {
    const before: [string, string][] = [
      ['purpose', 'icon'],
      ['meta', 'x'.repeat(2048)],
    ];
    expect(await upload(pixel, { before })).toMatchObject({ code: codes.success, data: { width: 1, height: 1 } });
  });

  test('fields that would fill the memory are refused before the file is read', async () => {
    const before = Array.from({ length: 11 }, (_, nth): [string, string] => [`field${nth}`, 'x']);
    const message = 'There are too many fields before the image. Send it alone.';
    expect(await upload(pixel, { before })).toMatchObject({
      ...refused,
      data: { fields: [{ path: 'file', message }] },
    });
  });

  test('needs a session', async () => {
    expect(await upload(pixel, { atoken: '' })).toMatchObject({ code: codes.tokenExpired });
  });

  test.each([
    '/fish/uploads/nothing.png',
    '/fish/uploads/..%2f..%2fetc%2fpasswd',
    `/fish/uploads/${'0'.repeat(64)}.png`,
  ])('%s is a real 404', async (url) => {
    expect((await server().app.inject(url)).statusCode).toBe(404);
  });

  test('a demo picture is always the same drawing, and may run nothing', async () => {
    const [first, second] = await Promise.all(
      ['a', 'b'].map(() => server().app.inject('/fish/demo/cover-starry-4.svg')),
    );
    expect(first?.statusCode).toBe(200);
    expect(first?.payload).toBe(second?.payload);
    expect(first?.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await server().app.inject('/fish/demo/cover-moon-4.svg')).statusCode).toBe(404);
  });
});
