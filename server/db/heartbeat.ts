import { Worker } from 'node:worker_threads';

/**
 * In a thread of its own: a statement of the embedded database keeps this one busy for as long as it takes. It writes
 * the byte again that is there, which needs no room, in the file that it has read, which another may have replaced.
 */
const THREAD = `
  const { closeSync, openSync, readFileSync, writeSync } = require('node:fs');
  const { parentPort, workerData: { file, id, everyMs } } = require('node:worker_threads');
  const timer = setInterval(() => {
    let handle;
    try {
      handle = openSync(file, 'r+');
      if (JSON.parse(readFileSync(handle, 'utf8')).id === id) return void writeSync(handle, '{', 0);
      clearInterval(timer);
      parentPort.postMessage('lost');
    } catch {
      // A disk that is away may come back.
    } finally {
      if (handle !== undefined) closeSync(handle);
    }
  }, everyMs);`;

interface Heartbeat {
  file: string;
  id: string;
  everyMs: number;
}

/** Keeps a lock fresh until it is stopped, or is somebody else's: that is told. */
export function heartbeat(workerData: Heartbeat, onLost: () => void): () => void {
  const thread = new Worker(THREAD, { eval: true, workerData, execArgv: [], env: {} });
  thread.on('message', onLost);
  thread.unref();
  return () => void thread.terminate();
}
