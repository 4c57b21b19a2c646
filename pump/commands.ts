import type { PumpCommand, PumpCommandResult, PumpReport } from '../domain/integrations/pump-messages.ts';
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
type Said = Omit<NonNullable<PumpReport['running']>, 'id'>;

interface Running {
  id: string;
  said: Said;
  stop(): Promise<void>;
}

const resultKey = (id: string): string => `result ${id}`;
const progressKey = (id: string): string => `progress ${id}`;

/**
 * Runs the commands of an integration, each once: a result is kept until the cloud has it, and a command that comes again
 * gets the result it had.
 */
export function createCommands(deps: { journal: Journal; reader: Reader; spool: Spool; configured: () => string }) {
  const { journal, reader, spool } = deps;
  let running: Running | null = null;

  async function run(command: PumpCommand, signal: AbortSignal, say: (said: Said) => void): Promise<string> {
    if (command.commandType === 'CONFIG') return deps.configured();
    if (command.commandType === 'HISTORICAL') return replay(command, signal, say);
    throw new Error(pumpTexts.notRunnable(command.commandType));
  }

  async function replay({ id, from, to }: PumpCommand, signal: AbortSignal, say: (said: Said) => void) {
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

  async function finish(id: string, result: Omit<PumpCommandResult, 'id'>): Promise<void> {
    await journal.set([
      [resultKey(id), { id, ...result } satisfies PumpCommandResult],
      [progressKey(id), null],
    ]);
  }

  return {
    running: (): PumpReport['running'] => running && { id: running.id, ...running.said },
    results: (): PumpCommandResult[] =>
      journal
        .keys()
        .filter((key) => key.startsWith('result '))
        .slice(0, 100)
        .map((key) => journal.get(key) as PumpCommandResult),
    /** Forgets results that the cloud has. */
    delivered: (results: readonly PumpCommandResult[]) =>
      journal.set(results.map(({ id }) => [resultKey(id), null] as const)),
    /** Runs the command that the cloud wants to run, and stops another, which was killed. */
    async follow(wanted: PumpCommand | null): Promise<void> {
      if (running && running.id !== wanted?.id) {
        const { id } = running;
        await running.stop();
        await journal.set([
          [progressKey(id), null],
          [resultKey(id), null],
        ]);
      }
      if (!wanted || running?.id === wanted.id || journal.get(resultKey(wanted.id))) return;
      const stopping = new AbortController();
      const current: Running = { id: wanted.id, said: { progress: '' }, stop: async () => {} };
      running = current;
      const work = run(wanted, stopping.signal, (said) => {
        current.said = said;
      })
        .then(
          (response) => finish(wanted.id, { status: 'COMPLETE', response: response.slice(0, 2_000) }),
          async (error: Error) => {
            if (stopping.signal.aborted) return;
            await finish(wanted.id, { status: 'FAILED', response: error.message.slice(0, 2_000) });
          },
        )
        .finally(() => {
          if (running === current) running = null;
        });
      current.stop = async () => {
        stopping.abort();
        await work.catch(() => {});
      };
      // a disk that does not take the result: the command comes again
      work.catch(() => {});
    },
    async stop(): Promise<void> {
      await running?.stop();
    },
  };
}
