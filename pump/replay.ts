import type { PumpCommand, PumpReport } from '../domain/integrations/pump-messages.ts';
import { pumpTexts } from '../texts/pump.ts';
import type { Journal } from './disk/journal.ts';
import type { Spool } from './disk/spool.ts';
import type { Reader } from './reader.ts';
import { wait } from './wait.ts';

const drainLookMs = 500;

/** Progress of a replay, kept on the disk: after a crash it goes on with the source that was being read. */
interface Progress {
  payloads: number;
  done: string[];
  notes: string[];
}

/** Part of the report about the command that runs. */
export type Said = Omit<NonNullable<PumpReport['running']>, 'id'>;

export const progressKey = (id: string): string => `progress ${id}`;

/**
 * Reads a range of the past from every source, one after the other, and waits until the cloud has all of it.
 * @param say receives how far it is. @returns the response of the command.
 */
export async function replay(
  { journal, reader, spool }: { journal: Journal; reader: Reader; spool: Spool },
  { id, from, to }: PumpCommand,
  signal: AbortSignal,
  say: (said: Said) => void,
): Promise<string> {
  const sources = reader.sources();
  if (sources.length === 0) throw new Error(pumpTexts.noSources);
  const range = { from: from === null ? null : Date.parse(from), to: to === null ? Date.now() : Date.parse(to) };
  const stored = (journal.get(progressKey(id)) as Progress | undefined) ?? { payloads: 0, done: [], notes: [] };
  const progress: Progress = { ...stored, done: [...stored.done], notes: [...stored.notes] };
  const begunAt = performance.now();
  let read = 0;
  /** Share of the source in hand; it never falls, whatever a source says. */
  let within = 0;
  const report = (): void => {
    const seconds = Math.max(1, (performance.now() - begunAt) / 1_000);
    const done = sources.filter(({ name }) => progress.done.includes(name)).length;
    say({
      progress: pumpTexts.read(progress.payloads, read / seconds),
      items: progress.payloads,
      share: Math.min(1, (done + within) / sources.length),
    });
  };
  const count = (payloads: number): void => {
    read += payloads;
    progress.payloads += payloads;
    report();
  };
  const reached = (share: number): void => {
    within = Math.max(within, Math.min(1, share));
    report();
  };
  report();
  const sink = reader.newSink({ signal, replay: id, count });
  for (const source of sources) {
    if (progress.done.includes(source.name)) continue;
    const before = progress.payloads;
    try {
      const note = await source.replay(range, sink, signal, reached);
      if (note !== null) progress.notes.push(note);
    } catch (error) {
      signal.throwIfAborted();
      throw new Error(pumpTexts.sourceFailed(source.name, (error as Error).message));
    }
    signal.throwIfAborted();
    progress.done.push(source.name);
    within = 0;
    report();
    // payloads of a source that is begun again after a crash count once
    await journal.set([[progressKey(id), { ...progress, payloads: Math.max(before, progress.payloads) }]]);
  }
  // complete means delivered; what is read besides does not count
  const isDelivered = spool.watch();
  while (!isDelivered()) {
    signal.throwIfAborted();
    await wait(drainLookMs, signal);
  }
  return pumpTexts.replayed(progress.payloads, progress.done.length, progress.notes);
}
