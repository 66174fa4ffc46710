import { TestEnvironment } from 'jest-environment-jsdom';
import './sharedScripts';

/** jsdom, with features that all browsers and Node have but jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    // Node's own typed arrays, so that `instanceof` is true for the results of its streams and encoders.
    Object.assign(this.global, { CompressionStream, ReadableStream, TextDecoder, TextEncoder, Uint8Array });
    Object.assign(this.global, { structuredClone, nodeFetch: fetch });
  }
}
