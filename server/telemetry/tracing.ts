import type { FastifyInstance } from 'fastify';
import type { Trusts } from './requestId';

export interface Tracing {
  /** Traces the requests of an app. */
  watch(app: FastifyInstance, trusts: Trusts): void;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}
