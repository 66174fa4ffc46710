import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, with what every browser has, Node has too, and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    // Node's own arrays of bytes: what its streams and encoders answer is one of those that a page knows.
    Object.assign(this.global, { CompressionStream, ReadableStream, TextDecoder, TextEncoder, Uint8Array });
    Object.assign(this.global, { structuredClone, nodeFetch: fetch });
  }
}
