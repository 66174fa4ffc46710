import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import './sharedScripts';

const files = dirname(require.resolve('@electric-sql/pglite'));
const read = (name: string) => readFile(join(files, name));
const compile = async (name: string) => WebAssembly.compile(await read(name));

/** The embedded database, compiled once per worker: its machine code gets faster while it is used. */
let compiled: Promise<PGliteOptions> | undefined;

async function compileEmbedded(): Promise<PGliteOptions> {
  const [pgliteWasmModule, initdbWasmModule, data] = await Promise.all([
    compile('pglite.wasm'),
    compile('initdb.wasm'),
    read('pglite.data'),
  ]);
  return { pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([new Uint8Array(data)]) };
}

/** Node, with the embedded database for server/testTemplate.ts. */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const { global } = this;
    // Each test file has classes of its own, and what was compiled has that of the worker.
    Object.defineProperty((global.WebAssembly as typeof WebAssembly).Module, Symbol.hasInstance, {
      value: (given: unknown) => String(given) === '[object WebAssembly.Module]',
    });
    global.embeddedDatabase = () => {
      compiled ??= compileEmbedded();
      return compiled;
    };
  }
}
