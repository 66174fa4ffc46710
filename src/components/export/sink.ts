export interface Sink {
  /** Aborting it deletes the bytes. */
  writable: WritableStream<Uint8Array>;
  file: (type: string) => Promise<Blob>;
  /** Frees the storage once the file is no longer read. */
  remove: () => void;
}

/** On the browser's disk if possible, else in memory. */
export async function openSink(): Promise<Sink> {
  return (await openOnDisk().catch(() => undefined)) ?? openInMemory();
}

const FOLDER = 'exports';
/** No download reads its file for longer than this. A file still being written can't be removed anyway. */
const LEFT_MS = 3_600_000;

/** Removes files on disk that a closed tab left behind. */
export async function removeLeftovers(): Promise<void> {
  const folder = await openFolder().catch(() => undefined);
  if (!folder) return;
  for await (const [name, handle] of folder.entries()) await removeOld(folder, name, handle).catch(() => undefined);
}

/** Another tab may have removed the file already, or may be writing it. */
async function removeOld(folder: FileSystemDirectoryHandle, name: string, handle: FileSystemHandle): Promise<void> {
  const { lastModified } = await (handle as FileSystemFileHandle).getFile();
  if (Date.now() - lastModified > LEFT_MS) await folder.removeEntry(name);
}

/** Undefined if the browser has no file system of its own, or no writable streams in it. */
async function openFolder() {
  const root = await navigator.storage?.getDirectory?.();
  return root?.getDirectoryHandle(FOLDER, { create: true });
}

async function openOnDisk(): Promise<Sink | undefined> {
  const folder = await openFolder();
  const name = crypto.randomUUID();
  const handle = await folder?.getFileHandle(name, { create: true });
  if (!folder || !handle?.createWritable) return undefined;
  const remove = () => void folder.removeEntry(name).catch(() => undefined);
  const disk = await handle.createWritable();
  return {
    writable: disk as WritableStream<Uint8Array>,
    file: async (type) => (await handle.getFile()).slice(0, undefined, type),
    remove,
  };
}

/** Parts become blobs, because browsers move these out of the page's memory. */
const PART_BYTES = 4_000_000;

function openInMemory(): Sink {
  const blobs: Blob[] = [];
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const join = () => {
    blobs.push(new Blob(parts));
    parts = [];
    bytes = 0;
  };
  return {
    writable: new WritableStream<Uint8Array>({
      write(part) {
        parts.push(part as Uint8Array<ArrayBuffer>);
        bytes += part.length;
        if (bytes > PART_BYTES) join();
      },
      close: join,
    }),
    file: async (type) => new Blob(blobs, { type }),
    remove: () => blobs.splice(0),
  };
}
