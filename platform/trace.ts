import {
  type Attributes,
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export { SpanKind } from '@opentelemetry/api';

/** Headers of HTTP or Kafka. */
export type Carrier = Record<string, unknown> | undefined;

/** More links add no information about a batch. */
const linksMax = 32;

/**
 * Exports this process's spans to the collector at OTEL_EXPORTER_OTLP_ENDPOINT, over OTLP/HTTP; OpenTelemetry's other
 * standard variables (headers, sampler, batch sizes) apply as well. Without that variable nothing is loaded, no span is
 * created and nothing is contacted.
 * @returns a function that flushes the spans and stops.
 */
export async function startTracing(name: string, instance: string): Promise<() => Promise<void>> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => {};
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'annunciator',
      'service.name': name,
      'service.instance.id': instance,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  // registers W3C trace context and AsyncLocalStorage by default
  provider.register();
  return () => provider.shutdown();
}

export interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
  /**
   * Headers of the messages or requests that the work is about. One context becomes the parent; several are linked, the
   * first few of them, because a batch belongs to none of its messages alone.
   */
  from?: Iterable<Carrier>;
}

/** Runs `work` within a span that records its error, if any. One per request, batch or query; never one per event. */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  const { kind = SpanKind.INTERNAL, attributes } = options;
  const sources = options.from ? contextsOf(options.from) : [];
  const [only] = sources;
  const parent = only && sources.length === 1 ? only : options.from ? ROOT_CONTEXT : context.active();
  const links = sources.length > 1 ? sources.flatMap((one) => trace.getSpanContext(one) ?? []) : [];
  return tracer().startActiveSpan(
    name,
    { kind, attributes, links: links.map((one) => ({ context: one })) },
    parent,
    async (span) => {
      try {
        return await work(span);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).message });
        throw error;
      } finally {
        span.end();
      }
    },
  );
}

/** Renames the active span once its subject is known. */
export function nameSpan(name: string, attributes: Attributes): void {
  trace.getActiveSpan()?.updateName(name).setAttributes(attributes);
}

/** Adds a finished span beneath the active one, if that is recorded: for calls whose end is an event. */
export function recordSpan(name: string, given: { attributes?: Attributes; startedAt: number; failed: boolean }): void {
  if (!trace.getActiveSpan()?.isRecording()) return;
  const { attributes, startedAt, failed } = given;
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: startedAt });
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Returns headers by which the next step joins the active span; none if nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/**
 * Returns the headers of something made from one message of a batch: those of the batch's span if it belongs to the
 * message's trace, else the message's own, so that its trace is not lost among the others.
 */
export function onwardHeaders(source: Carrier): Record<string, string> {
  const [own] = contextsOf([source]);
  if (!own || trace.getSpanContext(own)?.traceId === trace.getActiveSpan()?.spanContext().traceId)
    return traceHeaders();
  const headers: Record<string, string> = {};
  propagation.inject(own, headers);
  return headers;
}

/** Returns the active span's ids as log lines name them, so that a collector can correlate the two. */
export function traceIds(): object {
  const active = trace.getActiveSpan()?.spanContext();
  return active && isSpanContextValid(active) ? { trace_id: active.traceId, span_id: active.spanId } : {};
}

const tracer = () => trace.getTracer('annunciator');

/** Returns the distinct contexts of some headers, the first few. */
function contextsOf(carriers: Iterable<Carrier>) {
  const known = new Map<string, ReturnType<typeof propagation.extract>>();
  for (const carrier of carriers) {
    const parent = carrier?.traceparent;
    if (parent === undefined || known.has(String(parent))) continue;
    const extracted = propagation.extract(ROOT_CONTEXT, carrier, asText);
    if (trace.getSpanContext(extracted)) known.set(String(parent), extracted);
    if (known.size >= linksMax) break;
  }
  return [...known.values()];
}

/** Converts headers to text: Kafka delivers their values as bytes. */
const asText = {
  get: (carrier: Carrier, key: string) => (carrier?.[key] === undefined ? undefined : String(carrier[key])),
  keys: (carrier: Carrier) => Object.keys(carrier ?? {}),
};
