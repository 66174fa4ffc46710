import { once } from 'node:events';
import { createServer, request as passOn, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands in front of a back end that also serves the console: to calls that are not among `calls` it answers HTTP 404
 * with a page, as the web server of a service that lacks them.
 */
export class OnlyCalls {
  /** The calls that it was asked for and does not have, in order. */
  readonly refused: string[] = [];

  private constructor(private readonly server: Server) {}

  static async of(backEnd: string, calls: readonly string[]): Promise<OnlyCalls> {
    const server = createServer((request, response) => {
      const call = `${request.method} ${request.url?.split('?')[0]}`;
      if (call.includes(' /fish/admin/') && !calls.includes(call)) {
        only.refused.push(call);
        response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404 Not Found</h1>');
        return;
      }
      const { method, headers } = request;
      const passed = passOn(new URL(request.url ?? '/', backEnd), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(passed);
    });
    const only = new OnlyCalls(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return only;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
