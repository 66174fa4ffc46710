/** Where the bytes of a file go while it is being written. */
export interface Sink {
  /** Its bytes are gone when it is aborted. */
  writable: WritableStream<Uint8Array>;
  /** The file, once everything is written. */
  file: (type: string) => Promise<Blob>;
  /** Frees what it took, once nobody reads the file any more. */
  remove: () => void;
}

/** On this browser's disk where it has a place for it, else in memory. */
export async function openSink(): Promise<Sink> {
  return (await openOnDisk().catch(() => undefined)) ?? openInMemory();
}

const FOLDER = 'exports';
/** Nobody reads a file for longer; one that is still being written can't be removed anyway. */
const LEFT_MS = 3_600_000;

/** Removes what a tab that was closed too early has left on the disk. */
export async function removeLeftovers(): Promise<void> {
  const folder = await openFolder().catch(() => undefined);
  if (!folder) return;
  for await (const [name, handle] of folder.entries()) await removeOld(folder, name, handle).catch(() => undefined);
}

/** Another tab may have been quicker, or be writing it. */
async function removeOld(folder: FileSystemDirectoryHandle, name: string, handle: FileSystemHandle): Promise<void> {
  const { lastModified } = await (handle as FileSystemFileHandle).getFile();
  if (Date.now() - lastModified > LEFT_MS) await folder.removeEntry(name);
}

/** Undefined where the browser has no files of its own, or none that can be written to as a stream. */
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

/** Parts are joined into blobs, which browsers move out of the page's memory. */
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
