import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { SECOND_MS } from './time';
import { nameOf, type UploadStore, UploadStoreAway, uploadName } from './uploadStore';

/** A bucket of Amazon S3 or of a service that speaks its protocol, such as MinIO, Ceph or R2. */
export interface Bucket {
  /** The address of the bucket, such as `https://minio.example.com/pictures`. */
  address: string;
  /** Stands before the names of images; empty, or ends in `/`. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of keys that are valid for a while. */
  sessionToken?: string;
}

/** An operator waits for it, with a picture of 5 MB at most. */
const PATIENCE_MS = 10 * SECOND_MS;
/** Of an answer that says the service is busy or broken. */
const RETRIES = 2;
/** How many names it lists at once, which is the most that services allow. */
const PAGE = 1000;

/** Stores images in a bucket, which several servers may share. Its calls throw `UploadStoreAway`. */
export function bucketStore({ address, prefix, ...access }: Bucket, page = PAGE): UploadStore {
  const client = new AwsClient({ ...access, service: 's3', retries: RETRIES });

  /** @throws UploadStoreAway unless the answer is a success or, where it may be, that there is no such object */
  async function ask(path: string, init: RequestInit = {}): Promise<{ status: number; content: Buffer }> {
    try {
      const response = await client.fetch(address + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const content = Buffer.from(await response.arrayBuffer());
      const { status } = response;
      if (response.ok || isNoSuchKey(status, content)) return { status, content };
      throw new Error(`HTTP ${status} ${tag('Code', content.toString())[0] ?? ''}`);
    } catch (error) {
      throw new UploadStoreAway(error);
    }
  }

  const at = (name: string) => `/${encodeURI(prefix)}${name}`;

  return {
    async save(content, extension) {
      const name = nameOf(content, extension);
      const sum = createHash('sha256').update(content).digest('hex');
      // The service compares the sum, so that it stores the whole image or none.
      const headers = { 'x-amz-content-sha256': sum, 'content-type': 'application/octet-stream' };
      await ask(at(name), { method: 'PUT', headers, body: new Uint8Array(content) });
      return name;
    },
    async read(name) {
      if (!uploadName.test(name)) return undefined;
      const { status, content } = await ask(at(name));
      return status === 404 ? undefined : content;
    },
    async *names() {
      for (let last = ''; ; ) {
        const query = { 'max-keys': String(page), prefix, marker: last };
        const list = (await ask(`?${new URLSearchParams(query)}`)).content.toString();
        const keys = tag('Key', list);
        yield* keys.map((key) => key.slice(prefix.length)).filter((name) => uploadName.test(name));
        last = keys.at(-1) ?? '';
        if (tag('IsTruncated', list)[0] !== 'true') return;
      }
    },
  };
}

/** A missing bucket is 404 too, but no answer about an image. */
const isNoSuchKey = (status: number, content: Buffer) =>
  status === 404 && tag('Code', content.toString())[0] === 'NoSuchKey';

/** What stands in the elements of that name. Keys are a prefix of plain characters and a name of hex digits. */
const tag = (name: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '');
