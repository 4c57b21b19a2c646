import type { PumpSource } from '../../domain/integrations/pump-config.ts';
import type { Journal } from '../disk/journal.ts';
import type { Settings } from '../disk/settings.ts';

/** Takes what a source has read. */
export interface Sink {
  /**
   * Stores payloads, each a JSON text, in their order. Resolves once they are on the disk, and waits while there is no
   * room: what cannot be stored stays at the source. @throws Error when stopped in the meantime.
   */
  put(payloads: readonly string[]): Promise<void>;
  /** Stores payloads if there is room now: for a source that cannot wait. @returns false if there is none. */
  tryPut(payloads: readonly string[]): Promise<boolean>;
}

/** Range of a replay by the cloud's clock, milliseconds since the epoch; `from` null: from the first. */
export interface ReplayRange {
  from: number | null;
  to: number;
}

/** Receives the share of a range that a source has read, from 0 to 1. */
export type Reached = (share: number) => void;

/** A source of an integration that can be read. A person reads the messages of its errors in the console. */
export interface Source {
  /** Begins to listen, for a source that is not polled. @throws Error */
  start?(sink: Sink): Promise<void>;
  /** Reads what is new. @returns what a person should know though it was read. @throws Error */
  read(sink: Sink, signal: AbortSignal): Promise<string | null>;
  /** Reads a range of the past. @returns what a person should know of it. @throws Error */
  replay(range: ReplayRange, sink: Sink, signal: AbortSignal, reached: Reached): Promise<string | null>;
  /** Notifications that could not be taken for want of room, and will not come again. */
  missed?(): number;
  stop?(): Promise<void>;
}

/** Needs of a source: its configuration, the machine's settings, and its read positions. */
export interface SourceDeps<Config extends PumpSource = PumpSource> {
  config: Config;
  settings: Pick<Settings, 'folders' | 'origins' | 'secrets'>;
  journal: Journal;
  /** This machine's clock less the cloud's, ms: what the machine dates, such as files, is as wrong. */
  clockAheadMs?(): number;
}
