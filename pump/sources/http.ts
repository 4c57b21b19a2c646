import type { SourceOf } from '../../domain/integrations/pump-config.ts';
import { pumpTexts } from '../../texts/pump.ts';
import { ask } from './ask.ts';
import { fingerprint, jsonPayloads, textPayload } from './payloads.ts';
import { createSent } from './sent.ts';
import type { Reached, ReplayRange, Sink, Source, SourceDeps } from './source.ts';

const sentMax = 50_000;
const putAtOnce = 500;

/** An address that answers with records. What an answer repeats is not sent again. */
export function createHttpSource({ config, settings, journal }: SourceDeps<SourceOf<'HTTP'>>): Source {
  const sent = createSent(journal, sentMax);
  /** Version of the newest answer; after a restart, everything is compared once. */
  let etag: string | null = null;

  async function read(sink: Sink, signal: AbortSignal): Promise<string | null> {
    const headers: Record<string, string> = etag === null ? {} : { 'if-none-match': etag };
    const answer = await ask(config.url, { headers, secret: config.secret }, settings, signal);
    if (answer.body === null) return null;
    const fresh = payloadsOf(answer.body)
      .map((payload) => [payload, fingerprint(payload)] as const)
      .filter(([, mark]) => !sent.isSent(mark, ''));
    for (let at = 0; at < fresh.length; at += putAtOnce) {
      const part = fresh.slice(at, at + putAtOnce);
      await sink.put(part.map(([payload]) => payload));
      await sent.note(part.map(([, mark]) => [mark, ''] as const));
    }
    etag = answer.etag;
    return null;
  }

  async function replay(
    { from, to }: ReplayRange,
    sink: Sink,
    signal: AbortSignal,
    reached: Reached,
  ): Promise<string | null> {
    const url = config.historyUrl
      ? config.historyUrl
          .replaceAll('{from}', encodeURIComponent(new Date(from ?? 0).toISOString()))
          .replaceAll('{to}', encodeURIComponent(new Date(to).toISOString()))
      : config.url;
    const { body } = await ask(url, { secret: config.secret }, settings, signal);
    const payloads = body === null ? [] : payloadsOf(body);
    for (let at = 0; at < payloads.length; at += putAtOnce) {
      await sink.put(payloads.slice(at, at + putAtOnce));
      reached(Math.min(1, (at + putAtOnce) / payloads.length));
    }
    return config.historyUrl ? null : pumpTexts.noRangeAddress(config.name);
  }

  function payloadsOf(body: Buffer): string[] {
    if (config.format === 'TEXT') return body.length === 0 ? [] : [textPayload(body.toString())];
    if (config.format === 'LINES')
      return body
        .toString()
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map(textPayload);
    return config.itemsPath ? listAt(body, config.itemsPath) : jsonPayloads(body);
  }

  return { read, replay };
}

/** Records of a list within a document. They are written anew, so numbers keep the precision of JavaScript. */
function listAt(body: Buffer, path: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    return [textPayload(body.toString())];
  }
  for (const name of path.split('.'))
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined;
  if (!Array.isArray(value)) throw new Error(pumpTexts.noList(path));
  return value.map((item) => JSON.stringify(item));
}
