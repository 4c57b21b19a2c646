import { z } from 'zod';
import { pumpSourcesMax } from './pump-config.ts';

/** Texts that a pump says of itself: a longer one is a fault of the pump, and not every character can be stored. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '');
const short = z.string().max(200).transform(clean);
const long = z.string().max(2_000).transform(clean);
const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const time = z.iso.datetime();

const sourceState = z.object({
  name: short,
  kind: short,
  isOk: z.boolean(),
  /** Why it cannot be read, or what a person should know; null: nothing. */
  detail: long.nullable(),
  lastReadAt: time.nullable(),
  payloads: count,
  /** When the certificate of its https address ends; absent where there is none, or nothing is known. */
  certificateEndsAt: time.nullish(),
});
export type PumpSourceState = z.output<typeof sourceState>;

const commandResult = z.object({ id: z.uuid(), status: z.enum(['COMPLETE', 'FAILED']), response: long });
export type PumpCommandResult = z.output<typeof commandResult>;

const sealed = z.base64().max(12_000_000);
const callAnswer = z.object({ id: z.uuid(), answer: sealed });
export type PumpCallAnswered = z.output<typeof callAnswer>;
const pumpCall = z.object({ id: z.uuid(), request: sealed });
export type PumpCall = z.output<typeof pumpCall>;

/** Report that a pump sends regularly to `/ingest/{integration}/pump`. Fields are only added. */
export const pumpReportSchema = z.object({
  v: z.literal(1),
  /** One start of one pump. */
  instance: z.uuid(),
  /** True until an answer has arrived: the pump that started last is the one that works. */
  isFirst: z.boolean(),
  version: short,
  host: short,
  os: short,
  /** Time by the pump's clock. */
  now: time,
  /** Configuration that is in effect; null: none yet. */
  configRevision: count.nullable(),
  spool: z.object({
    items: count,
    bytes: count,
    maxBytes: count,
    /** Time at which the oldest undelivered payload was read. */
    oldestAt: time.nullable(),
    /** Reading waits because there is no room. */
    isFull: z.boolean(),
    /** Payloads that the door refused, kept on the pump's machine. */
    refused: count,
    /** Notifications that a source sent while there was no room, and will not send again. */
    missed: count,
  }),
  sources: z.array(sourceState).max(pumpSourcesMax),
  running: z
    .object({
      id: z.uuid(),
      progress: long,
      /** Payloads that a replay has read; absent from pumps of earlier releases. */
      items: count.optional(),
      /** Share of its sources, and of the range within the one that is read, that it has reached; null: unknown. */
      share: z.number().min(0).max(1).nullish(),
    })
    .nullable(),
  results: z.array(commandResult).max(100),
  /** Answers to calls, sealed. */
  callAnswers: z.array(callAnswer).max(10).optional(),
});
export type PumpReport = z.output<typeof pumpReportSchema>;

const pumpCommandSchema = z.object({
  id: z.uuid(),
  commandType: short,
  from: time.nullable(),
  to: time.nullable(),
});
export type PumpCommand = z.output<typeof pumpCommandSchema>;

/** Answer to a report. */
export const pumpAnswerSchema = z.object({
  v: z.literal(1),
  /** Another pump with the same key works; this one stops reading. */
  isReplaced: z.boolean(),
  /** The configuration, unless the pump has it; it is checked by the pump. */
  config: z.object({ revision: count, config: z.unknown() }).nullable(),
  /** The command to run or go on with; null: none, and what runs stops. */
  command: pumpCommandSchema.nullable(),
  /** Calls to make, sealed, each once. */
  calls: z.array(pumpCall).optional(),
});
export type PumpAnswer = z.output<typeof pumpAnswerSchema>;
