import { once } from 'node:events';
import { createServer, request as passOn, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CORS } from '../jest/answers';

/** Lets pages of any origin call a back end, as an installation with the console on another origin would set up. */
export class CrossOrigin {
  private constructor(private readonly server: Server) {}

  static async of(backEnd: string): Promise<CrossOrigin> {
    const server = createServer((request, response) => {
      for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      const { method, headers } = request;
      const passed = passOn(new URL(request.url ?? '/', backEnd), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(passed);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new CrossOrigin(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
