import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, with what every browser has, Node has too, and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { TextDecoder, TextEncoder, structuredClone, nodeFetch: fetch });
  }
}
