import { join } from 'node:path';
import type { PumpConfig, PumpSource } from '../domain/integrations/pump-config.ts';
import type { PumpSourceState } from '../domain/integrations/pump-messages.ts';
import { Journal } from './disk/journal.ts';
import type { Settings } from './disk/settings.ts';
import type { Log } from './log.ts';
import type { SinkOptions } from './sink.ts';
import { certificateOf } from './sources/certificate.ts';
import { createSource } from './sources/create-source.ts';
import { fingerprint } from './sources/payloads.ts';
import type { Sink, Source } from './sources/source.ts';
import { wait } from './wait.ts';

/** Shares of an interval by which reads vary, so that sources are not all asked at the same moment. */
const [least, spread] = [0.9, 0.2];
const detailMax = 500;

/** A source that is being read. */
interface Reading {
  config: PumpSource;
  source: Source;
  state: PumpSourceState;
  stop(): Promise<void>;
}

interface ReaderDeps {
  folder: string;
  settings: Settings;
  log: Log;
  clockAheadMs(): number;
  newSink(options: SinkOptions): Sink;
}

/** Reads the sources of a configuration, each at its own interval: one that fails keeps none from the others. */
export function createReader(deps: ReaderDeps) {
  let readings: Reading[] = [];
  let missedBefore = 0;

  /** Prepares a source. @returns what begins to read it. */
  async function prepare(config: PumpSource): Promise<() => Reading> {
    // a source that is read from elsewhere than before begins anew, one whose interval has changed does not
    const { everySeconds: _, ...identity } = config;
    const journal = await Journal.open(join(deps.folder, `source-${fingerprint(JSON.stringify(identity))}.log`));
    const { settings, clockAheadMs } = deps;
    const source = await createSource(config, { settings, journal, clockAheadMs });
    return () => begin(config, source, journal);
  }

  function begin(config: PumpSource, source: Source, journal: Journal): Reading {
    const stopping = new AbortController();
    const state: PumpSourceState = {
      ...{ name: config.name, kind: config.kind, isOk: true, detail: null, lastReadAt: null, payloads: 0 },
    };
    const count = (payloads: number): void => {
      state.payloads += payloads;
    };
    const sink = deps.newSink({ signal: stopping.signal, replay: null, count });
    const running = run({ config, source, state, sink }, stopping.signal);
    return {
      ...{ config, source, state },
      async stop() {
        stopping.abort();
        await running;
        await source.stop?.();
        await journal.close();
      },
    };
  }

  async function run({ config, source, state, sink }: Omit<Reading, 'stop'> & { sink: Sink }, signal: AbortSignal) {
    let isStarted = source.start === undefined;
    const lookAtCertificate = certificateOf(config);
    while (!signal.aborted) {
      try {
        if (!isStarted) await source.start?.(sink);
        isStarted = true;
        const detail = await source.read(sink, signal);
        note(state, detail, true);
        // only an address that the machine allows has been read
        if (lookAtCertificate) state.certificateEndsAt = await lookAtCertificate();
        state.lastReadAt = new Date().toISOString();
      } catch (error) {
        if (signal.aborted) break;
        if (!isStarted) await source.stop?.();
        note(state, (error as Error).message, false);
      }
      await wait(config.everySeconds * 1_000 * (least + Math.random() * spread), signal);
    }
  }

  function note(state: PumpSourceState, detail: string | null, isOk: boolean): void {
    const text = detail?.slice(0, detailMax) ?? null;
    if (text !== null && text !== state.detail) deps.log.warn(`${state.name}: ${text}`);
    state.isOk = isOk;
    state.detail = text;
  }

  async function stop(): Promise<void> {
    const stopped = readings;
    readings = [];
    await Promise.all(stopped.map((one) => one.stop()));
    missedBefore += stopped.reduce((sum, { source }) => sum + (source.missed?.() ?? 0), 0);
  }

  return {
    /** Reads by another configuration. @throws Error if a source cannot be prepared: then none is read. */
    async apply(config: PumpConfig): Promise<void> {
      await stop();
      const prepared = await Promise.all(config.sources.map(prepare));
      readings = prepared.map((begin) => begin());
    },
    stop,
    states: (): PumpSourceState[] => readings.map(({ state }) => ({ ...state })),
    missed: (): number => readings.reduce((sum, { source }) => sum + (source.missed?.() ?? 0), missedBefore),
    sources: (): Array<{
      name: string;
      replay: Source['replay'];
    }> => readings.map(({ config, source }) => ({ name: config.name, replay: source.replay })),
    newSink: deps.newSink,
  };
}
export type Reader = ReturnType<typeof createReader>;
