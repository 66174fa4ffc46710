import { createHash, randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireDiskSpace } from './diskSpace';

/** Stores uploaded images, each under a name computed from its content. */
export interface UploadStore {
  /** Stores an image and returns its name: `<sha256>.<extension>`. */
  save(content: Buffer, extension: string): Promise<string>;
  /** Undefined if there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  /** The names of all images, in no order. */
  names(): AsyncIterable<string>;
}

/** An image store on the network does not answer, or refuses. Nothing was stored. The cause says why. */
export class UploadStoreAway extends Error {
  constructor(cause: unknown) {
    super('The store of uploads does not answer', { cause });
  }
}

export const nameOf = (content: Buffer, extension: string) =>
  `${createHash('sha256').update(content).digest('hex')}.${extension}`;

/** Any other name is none, so that nobody reaches another file by one, such as `..` or a draft. */
export const uploadName = /^[0-9a-f]{64}\.(png|jpg|webp)$/;

export function folderStore(folder: string): UploadStore {
  return {
    async save(content, extension) {
      const name = nameOf(content, extension);
      await mkdir(folder, { recursive: true });
      await requireDiskSpace(folder);
      // Written to another file and renamed, so that nobody reads half an image.
      const draft = join(folder, `${randomUUID()}.part`);
      try {
        await writeFile(draft, content, { flush: true });
        await rename(draft, join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return name;
    },
    async read(name) {
      if (!uploadName.test(name)) {
        return undefined;
      }
      return readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') {
          return undefined;
        }
        throw error;
      });
    },
    async *names() {
      const found = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      for await (const { name } of found ?? []) if (uploadName.test(name)) yield name;
    },
  };
}

export function memoryStore(): UploadStore {
  const images = new Map<string, Buffer>();
  return {
    async save(content, extension) {
      const name = nameOf(content, extension);
      images.set(name, content);
      return name;
    },
    read: async (name) => images.get(name),
    async *names() {
      yield* images.keys();
    },
  };
}
