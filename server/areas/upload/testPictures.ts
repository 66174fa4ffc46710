import { crc32, deflateSync } from 'node:zlib';
import type { TestApp } from '../../testing';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}

/** A valid PNG in one colour; `extra` bytes of comment make the file larger without changing the picture. */
export function png(width: number, height: number, extra = 0): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(height * (width + 1)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(extra, 'x')])),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export async function upload(server: TestApp, atoken: string, content: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'icon.png');
  const encoded = new Response(form);
  const response = await server.app.inject({
    method: 'POST',
    url: '/fish/admin/upload/image',
    headers: { atoken, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return response.json().data.url;
}
