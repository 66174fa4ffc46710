import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { OperatorError } from '../operatorError';
import type { Log } from './log';
import type { Metrics } from './metrics';

export interface MetricsAddress {
  host: string;
  port: number;
}

/** `GET /metrics` at an address of its own, which whoever calls the back end does not reach. @throws OperatorError */
export async function serveMetrics({ host, port }: MetricsAddress, metrics: Metrics, log: Log): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.read();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch (error) {
      log.error(error, 'the metrics could not be read');
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: Error) => {
    throw new OperatorError(`Metrics can’t be served at FISH_METRICS: ${error.message}`);
  });
  return server;
}
