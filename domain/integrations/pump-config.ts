import { z } from 'zod';
import { pumpConfigTexts } from '../../texts/pump.ts';

/** Sources of one pump, and the shortest and longest interval between two of its reports, in seconds. */
export const pumpSourcesMax = 50;
export const pumpPollSeconds = { min: 1, max: 300, default: 15 } as const;

const webAddress = z
  .url()
  .max(2_000)
  .regex(/^https?:\/\//i, pumpConfigTexts.webAddress);
const common = {
  name: z.string().trim().min(1).max(100),
  /** Interval between two reads, seconds. */
  everySeconds: z.int().min(1).max(86_400).default(30),
};
/** Name of a user and password in the settings of the pump's machine; they never leave it. */
const secret = z
  .string()
  .regex(/^[\w.-]{1,50}$/)
  .nullish();

const folderSource = z.strictObject({
  ...common,
  kind: z.literal('FOLDER'),
  path: z.string().trim().min(1).max(1_000),
  /** File names that are read; `*` and `?` as usual. */
  pattern: z.string().trim().min(1).max(200).default('*'),
  /** JSON and TEXT are read when a file is complete; NDJSON, CSV and LINES as it grows. */
  format: z.enum(['JSON', 'NDJSON', 'CSV', 'LINES', 'TEXT']),
  /** Seconds without a change after which a file counts as complete. */
  completeSeconds: z.int().min(1).max(3_600).default(5),
  /** CSV: the first line names the columns. */
  hasHeader: z.boolean().default(true),
  delimiter: z.enum([',', ';', '\t', '|']).default(','),
});
const httpSource = z.strictObject({
  ...common,
  kind: z.literal('HTTP'),
  url: webAddress,
  format: z.enum(['JSON', 'LINES', 'TEXT']).default('JSON'),
  /** Names on the way to the list within the answer, e.g. `data.items`; none: the answer is the list. */
  itemsPath: z.string().trim().max(200).nullish(),
  /** Address of a range of the past, with {from} and {to}; none: a replay reads `url`. */
  historyUrl: webAddress.nullish(),
  secret,
});
const obixSource = z.strictObject({
  ...common,
  kind: z.literal('OBIX'),
  /** Address of the alarm query, which ends with `~alarmQuery/` on Niagara. */
  url: webAddress,
  /** Hours that are asked for again in every query, for alarms that are acknowledged or return late. */
  lookBackHours: z.int().min(1).max(720).default(24),
  secret,
});
const bacnetSource = z.strictObject({
  ...common,
  kind: z.literal('BACNET'),
  /** Address of the pump's machine that devices send to; 0.0.0.0 for all. */
  address: z.ipv4().default('0.0.0.0'),
  port: z.int().min(1).max(65_535).default(47_808),
  /** Devices that may send, by address; none: all. */
  devices: z.array(z.ipv4()).max(1_000).default([]),
});

export const pumpSourceSchema = z.discriminatedUnion('kind', [folderSource, httpSource, obixSource, bacnetSource]);
export type PumpSource = z.output<typeof pumpSourceSchema>;
export type SourceOf<Kind extends PumpSource['kind']> = Extract<PumpSource, { kind: Kind }>;

/** Configuration of an integration's pump, edited in the console and checked again by the pump. */
export const pumpConfigSchema = z.strictObject({
  pollSeconds: z.int().min(pumpPollSeconds.min).max(pumpPollSeconds.max).default(pumpPollSeconds.default),
  sources: z
    .array(pumpSourceSchema)
    .max(pumpSourcesMax)
    .refine((sources) => new Set(sources.map(({ name }) => name)).size === sources.length, pumpConfigTexts.sameName),
});
export type PumpConfig = z.output<typeof pumpConfigSchema>;
