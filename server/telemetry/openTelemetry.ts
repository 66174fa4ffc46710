import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  DiagLogLevel,
  diag,
  defaultTextMapGetter as ofHeaders,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { version } from '../../package.json';
import { loggable } from '../lib/loggable';
import { Refusal } from '../refusal';
import type { Log } from './log';
import { notesOf } from './notes';
import type { Trusts } from './requestId';
import { traceStatements } from './statement';
import type { Tracing } from './tracing';
import { LEFT } from './watchRequests';

const SERVER_ERROR = 500;

/**
 * Traces of requests and of the statements that they make, sent by OTLP over HTTP. The standard variables say where to
 * and how: OTEL_EXPORTER_OTLP_*, OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES and OTEL_TRACES_SAMPLER_ARG, the share of
 * requests that is traced.
 */
export function openTelemetry(log: Log): Tracing {
  const told = {
    error: (text: string) => log.warn(`traces: ${text}`),
    warn: (text: string) => log.warn(`traces: ${text}`),
  };
  const quiet = () => {};
  diag.setLogger({ ...told, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
  const own = resourceFromAttributes({ 'service.name': 'fish-admin', 'service.version': version });
  const provider = new TracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(Number(process.env.OTEL_TRACES_SAMPLER_ARG ?? 1)),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('fish-admin', version);
  const propagator = new W3CTraceContextPropagator();
  const active = new AsyncLocalStorage<Context>();
  const contexts = new WeakMap<FastifyRequest, Context>();

  /** A trace goes on from a proxy that is believed; anybody else begins one. */
  const contextBefore = ({ headers, socket }: FastifyRequest, trusts: Trusts) =>
    trusts(socket.remoteAddress ?? '', 0) ? propagator.extract(ROOT_CONTEXT, headers, ofHeaders) : ROOT_CONTEXT;

  traceStatements(async (text, run) => {
    const context = active.getStore();
    // Without a request there is the clock, whose statements come every second.
    if (!context) return run();
    const [operation = ''] = /\w+/.exec(text) ?? [];
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text };
    const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, context);
    try {
      return await run();
    } catch (error) {
      failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });

  return {
    watch(app: FastifyInstance, trusts: Trusts) {
      app.addHook('onRequest', (request, reply, done) => {
        const before = contextBefore(request, trusts);
        const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, before);
        const context = trace.setSpan(before, span);
        contexts.set(request, context);
        // Also if its caller has gone before the answer.
        reply.raw.once('close', () => endOf(span, request, reply));
        active.run(context, done);
      });
      // What reads a body has left the context of the request.
      app.addHook('preValidation', (request, _, done) => active.run(contexts.get(request) ?? ROOT_CONTEXT, done));
      app.addHook('onError', async (request, _, error) => {
        const span = spanOf(request);
        const isOurs = !(error instanceof Refusal) && (error.statusCode ?? SERVER_ERROR) >= SERVER_ERROR;
        if (span && isOurs) failed(span, error);
      });
    },
    close: () => provider.shutdown().catch((error: unknown) => log.warn(error, 'the last traces could not be sent')),
  };

  function spanOf(request: FastifyRequest): Span | undefined {
    const context = contexts.get(request);
    return context && trace.getSpan(context);
  }
}

function endOf(span: Span, request: FastifyRequest, reply: FastifyReply): void {
  const route = request.is404 ? undefined : request.routeOptions.url;
  const status = reply.raw.writableFinished ? reply.statusCode : LEFT;
  if (route) span.updateName(`${request.method} ${route}`);
  span.setAttributes({
    'http.request.method': request.method,
    'http.response.status_code': status,
    'fish.request': request.id,
    'fish.code': notesOf(request).code ?? status,
    ...(route && { 'http.route': route }),
  });
  if (status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function failed(span: Span, error: unknown): void {
  span.recordException(loggable(error) as Error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
