import { context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inSpan, onwardHeaders, recordSpan, traceHeaders, traceIds } from './trace.ts';

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
provider.register();
beforeEach(() => exporter.reset());
afterAll(async () => {
  // tests after this file in the same process are not traced
  for (const api of [trace, context, propagation]) api.disable();
  await provider.shutdown();
});

const traceId = (n: number): string => n.toString(16).padStart(32, 'a');
const headersOf = (n: number) => ({ traceparent: Buffer.from(`00-${traceId(n)}-${'b'.repeat(16)}-01`) });
const only = () => {
  expect(exporter.getFinishedSpans()).toHaveLength(1);
  return exporter.getFinishedSpans()[0];
};

describe('a span about messages', () => {
  test('is a child where they belong to one trace', async () => {
    await inSpan('batch', { from: [headersOf(1), headersOf(1), {}, undefined] }, async () => {});
    expect(only()?.spanContext().traceId).toBe(traceId(1));
    expect(only()?.links).toEqual([]);
  });

  test('is nobody`s child and linked to each where they belong to several, but not to more than a few', async () => {
    const several = Array.from({ length: 100 }, (_, index) => headersOf(index));
    await inSpan('batch', { from: several.slice(0, 3) }, async () => {});
    expect(only()?.parentSpanContext).toBeUndefined();
    expect(only()?.links.map((link) => link.context.traceId)).toEqual([0, 1, 2].map(traceId));
    exporter.reset();
    await inSpan('batch', { from: several }, async () => {});
    expect(only()?.links).toHaveLength(32);
  });

  test('does not follow a header that is no trace context', async () => {
    await inSpan('batch', { from: [{ traceparent: 'nonsense' }] }, async () => {});
    expect(only()?.parentSpanContext).toBeUndefined();
    expect(only()?.links).toEqual([]);
  });

  test('carries the error that ended it', async () => {
    const failing = inSpan('batch', {}, () => Promise.reject(new Error('the engine is away')));
    await expect(failing).rejects.toThrow('the engine is away');
    expect(only()?.status.message).toBe('the engine is away');
  });
});

describe('what was made from a message of a batch', () => {
  test('goes on under the batch where that belongs to the trace of the message', async () => {
    await inSpan('batch', { from: [headersOf(1)] }, async (span) => {
      expect(onwardHeaders(headersOf(1))).toEqual(traceHeaders());
      expect(traceHeaders().traceparent).toContain(span.spanContext().spanId);
    });
  });

  test('keeps its own trace where the batch belongs to several', async () => {
    await inSpan('batch', { from: [headersOf(1), headersOf(2)] }, async () => {
      expect(onwardHeaders(headersOf(2)).traceparent).toBe(String(headersOf(2).traceparent));
      expect(onwardHeaders(undefined)).toEqual(traceHeaders());
    });
  });
});

test('log lines name the active span, and nothing outside of one', async () => {
  expect(traceIds()).toEqual({});
  await inSpan('request', {}, async (span) => {
    const { traceId: trace_id, spanId: span_id } = span.spanContext();
    expect(traceIds()).toEqual({ trace_id, span_id });
  });
});

test('a query joins the trace that asked for it and starts none of its own', async () => {
  const query = { startedAt: Date.now(), failed: false };
  recordSpan('select alarms', query);
  expect(exporter.getFinishedSpans()).toEqual([]);
  await inSpan('request', {}, async () => recordSpan('select alarms', query));
  const [querySpan, request] = exporter.getFinishedSpans();
  expect(querySpan?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
});
