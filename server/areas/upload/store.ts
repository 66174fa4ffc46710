import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where uploaded images are kept, each under a name that follows from its content. */
export interface UploadStore {
  /** Keeps an image and answers its name: `<sha256>.<extension>`. */
  save(content: Buffer, extension: string): Promise<string>;
  /** Undefined if there is none by this name. */
  read(name: string): Promise<Buffer | undefined>;
}

const nameOf = (content: Buffer, extension: string) =>
  `${createHash('sha256').update(content).digest('hex')}.${extension}`;

export const uploadName = /^[0-9a-f]{64}\.(png|jpg|webp)$/;

export function folderStore(folder: string): UploadStore {
  return {
    async save(content, extension) {
      const name = nameOf(content, extension);
      await mkdir(folder, { recursive: true });
      // Written beside and renamed, so that nobody ever reads half an image.
      const draft = join(folder, `${randomUUID()}.part`);
      await writeFile(draft, content, { flush: true });
      await rename(draft, join(folder, name));
      return name;
    },
    read: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') {
          return undefined;
        }
        throw error;
      }),
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
  };
}
