import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';

/**
 * Failed answers are watched by themselves. A style is preloaded in vain by a visit to a page that the session then
 * sends elsewhere.
 */
const CHROMIUMS_OWN = /^Failed to load resource|was preloaded using link preload but not used/;

/** What went wrong in a browser without a test having said so. */
export class Guard {
  private readonly complaints: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(private readonly isOurs: (origin: string) => boolean) {}

  /**
   * Watches every page of a context: console errors and warnings, uncaught errors and rejections, requests to another
   * origin, failed requests and answers. Answers how to stop.
   */
  watch(context: BrowserContext): () => void {
    const printed = (message: ConsoleMessage) => {
      if (!/^(error|warning)$/.test(message.type())) return;
      if (!CHROMIUMS_OWN.test(message.text())) this.complain(`console: ${message.text()}`);
    };
    const thrown = (error: WebError) => this.complain(`uncaught: ${error.error().message}`);
    const sent = (request: Request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && !this.isOurs(origin)) this.complain(`other origin: ${nameOf(request)}`);
    };
    const failed = (request: Request) => {
      const reason = request.failure()?.errorText ?? '';
      // The page itself called it off: it moved on, or asked a newer question. The icon is the browser's own affair.
      if (reason !== 'net::ERR_ABORTED' && !request.url().endsWith('/favicon.svg'))
        this.complain(`failed: ${nameOf(request)} ${reason}`);
    };
    const answered = (response: Response) => {
      if (response.status() >= 400) this.complain(`failed: ${nameOf(response.request())} ${response.status()}`);
    };
    context.on('console', printed).on('weberror', thrown);
    context.on('request', sent).on('requestfailed', failed).on('response', answered);
    return () => {
      context.off('console', printed).off('weberror', thrown);
      context.off('request', sent).off('requestfailed', failed).off('response', answered);
    };
  }

  /** Declares complaints to come; each must come at least once, in the words of `watch`. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** Declares complaints that may come. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** Throws if there was a complaint that nobody declared, or a declared one did not come. */
  verify(): void {
    const known = [...this.expected, ...this.allowed];
    const surprises = this.complaints.filter((text) => !known.some((pattern) => pattern.test(text)));
    if (surprises.length) throw new Error(`Unexpected in the browser:\n${surprises.join('\n')}`);
    const missing = this.expected.filter((pattern) => !this.complaints.some((text) => pattern.test(text)));
    if (missing.length) throw new Error(`Expected in the browser, but never seen: ${missing.join(', ')}`);
  }

  private complain(text: string): void {
    this.complaints.push(text);
  }
}

const nameOf = (request: Request) => `${request.method()} ${request.url()}`;
