import { itemMaxKb } from '../domain/constants.ts';
import { pumpTexts } from '../texts/pump.ts';
import type { Refusals } from './deliver.ts';
import type { Spool } from './disk/spool.ts';
import type { Log } from './log.ts';
import type { Sink } from './sources/source.ts';
import { wait } from './wait.ts';

const lookAgainMs = 1_000;
/** A replay leaves room: more undelivered payloads than this and it waits, so that new alarms are not behind it. */
const replayAheadItems = 2_000;
/** Payloads and bytes that are stored at once: the smallest spool has room for several such parts. */
const putAtOnce = { payloads: 500, bytes: 256 * 1_024 };

export interface SinkOptions {
  signal: AbortSignal;
  /** Id of the replay that reads; null: what is read is new. */
  replay: string | null;
  count(payloads: number): void;
}

/** The way of a source's payloads into the spool. */
export function createSink(
  { spool, log, refusals }: { spool: Spool; log: Log; refusals: Refusals },
  { signal, replay, count }: SinkOptions,
): Sink {
  async function withoutTooLarge(payloads: readonly string[]): Promise<string[]> {
    const isTooLarge = (payload: string): boolean => Buffer.byteLength(payload) > itemMaxKb * 1_024;
    if (!payloads.some(isTooLarge)) return [...payloads];
    const reason = pumpTexts.tooLarge(itemMaxKb);
    await refusals.add(payloads.filter(isTooLarge).map((payload) => ({ payload, reason })));
    return payloads.filter((payload) => !isTooLarge(payload));
  }

  async function putPart(part: readonly string[]): Promise<void> {
    let saidFull = false;
    for (;;) {
      signal.throwIfAborted();
      const mustWait = replay !== null && spool.state().items > replayAheadItems;
      if (!mustWait && (await spool.append(part, Date.now(), replay))) break;
      if (!mustWait && !saidFull) log.warn(pumpTexts.full(Math.round(spool.state().maxBytes / 1_048_576)));
      saidFull ||= !mustWait;
      await wait(replay === null ? lookAgainMs : lookAgainMs / 10, signal);
    }
    if (saidFull) log.info(pumpTexts.room);
    count(part.length);
  }

  return {
    async put(payloads) {
      const fitting = await withoutTooLarge(payloads);
      for (const part of partsOf(fitting)) await putPart(part);
    },
    async tryPut(payloads) {
      const fitting = await withoutTooLarge(payloads);
      const isStored = await spool.append(fitting, Date.now(), replay);
      if (isStored) count(fitting.length);
      return isStored;
    },
  };
}

function* partsOf(payloads: readonly string[]): Generator<string[]> {
  let part: string[] = [];
  let bytes = 0;
  for (const payload of payloads) {
    const more = Buffer.byteLength(payload);
    if (part.length === putAtOnce.payloads || (part.length > 0 && bytes + more > putAtOnce.bytes)) {
      yield part;
      [part, bytes] = [[], 0];
    }
    part.push(payload);
    bytes += more;
  }
  if (part.length > 0) yield part;
}
