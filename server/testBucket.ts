import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What we use of it; it brings no types. */
interface S3Server {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
const S3rver: new (options: object) => S3Server = require('@20minutes/s3rver');

/** The only key that the server knows; it checks signatures. */
const KEY = 'S3RVER';

export interface TestBucket {
  /** What `npm run serve` needs to store uploads there. */
  env: Record<string, string>;
  /** The folder with a file for each object. */
  folder: string;
  /** Goes away, as it does when it is closed. */
  goAway(): Promise<void>;
  close(): Promise<void>;
}

/** An S3 server with a bucket `pictures`, in a folder and on a port of its own. */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'fish-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await server.run();
  let isAway = false;
  const goAway = async () => {
    if (!isAway) await server.close();
    isAway = true;
  };
  return {
    env: {
      FISH_UPLOADS: 's3://pictures/fish',
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: KEY,
    },
    folder: join(directory, 'pictures'),
    goAway,
    close: async () => {
      await goAway();
      rmSync(directory, { recursive: true });
    },
  };
}
