import { z } from 'zod';
import { isStorable } from '../../platform/storable.ts';
import { commonTexts } from '../../texts/server/common.ts';
import { mappingTexts } from '../../texts/server/mapping.ts';
import { eventKinds } from '../alarms/model/canonical-event.ts';

/** Fields that a generic normaliser can read from a source's JSON. */
export const mappableFields = [
  'occurredAt',
  'event',
  'sourceRecordId',
  'pointPath',
  'pointName',
  'stationPath',
  'condition',
  'message',
  'fromState',
  'toState',
  'priority',
  'alarmClass',
  'value',
  'units',
  'limitHigh',
  'limitLow',
  'deadband',
  'hyperlink',
  'ackRequired',
  'ackedBy',
  'ackedAt',
  'normalAt',
  'updatedAt',
] as const;
export type MappableField = (typeof mappableFields)[number];

/** Default path of each field, unless the map names another. */
export const defaultFieldPaths: Readonly<Record<MappableField, string>> = {
  occurredAt: 'timestamp',
  event: 'event',
  sourceRecordId: 'id',
  pointPath: 'point',
  pointName: 'pointName',
  stationPath: 'station',
  condition: 'condition',
  message: 'message',
  fromState: 'fromState',
  toState: 'toState',
  priority: 'priority',
  alarmClass: 'alarmClass',
  value: 'value',
  units: 'units',
  limitHigh: 'limitHigh',
  limitLow: 'limitLow',
  deadband: 'deadband',
  hyperlink: 'hyperlink',
  ackRequired: 'ackRequired',
  ackedBy: 'ackBy',
  ackedAt: 'ackedAt',
  normalAt: 'normalAt',
  updatedAt: 'updatedAt',
};

const words = z.array(z.string().trim().min(1).max(100)).max(50);

/** Rules of every map besides its fields' paths: if a payload is an event or a record, and the meaning of its words. */
export const mappingRules = {
  /**
   * `stream`: each payload is one event. `record`: the same record, known by its id, comes again with more filled in.
   */
  mode: z.enum(['stream', 'record']).default('stream'),
  /** Stream: the words of the event field, regardless of case. */
  events: z
    .record(z.string().trim().min(1).max(100), z.enum(eventKinds))
    .refine((table) => Object.keys(table).length <= 100, mappingTexts.eventWords)
    .default(Object.fromEntries(eventKinds.map((kind) => [kind, kind]))),
  /** Words of fromState and toState, regardless of case; every other state is offnormal. */
  normalStates: words.default(['normal']),
  faultStates: words.default(['fault']),
  alertStates: words.default(['alert']),
  /** `point`: one alarm a point, for sources that do not say on a return which condition ended. */
  pairBy: z.enum(['condition', 'point']).default('condition'),
};
export type MappingRules = z.output<z.ZodObject<typeof mappingRules>>;

/** Problems that every kind of map can have. */
export const mapProblems = {
  time: mappingTexts.time,
  recordId: mappingTexts.recordId,
} as const;

const path = z.string().trim().min(1).max(200);

/** Rules by which `generic-json-1` reads one integration's JSON: data that an admin edits. */
export const fieldMapSchema = z
  .strictObject({
    ...mappingRules,
    /**
     * Canonical field → key of the payload, or dotted path into it ("device.label", "tags.0"); null: do not read it.
     */
    fields: z.partialRecord(z.enum(mappableFields), path.nullable()).default({}),
  })
  .refine((map) => map.fields.occurredAt !== null, { path: ['fields', 'occurredAt'], error: mapProblems.time })
  .refine((map) => map.mode !== 'record' || map.fields.sourceRecordId !== null, {
    path: ['fields', 'sourceRecordId'],
    error: mapProblems.recordId,
  });
export type FieldMap = z.output<typeof fieldMapSchema>;
export type FieldMapInput = z.input<typeof fieldMapSchema>;

/** The map of an integration, the default one where it has none, or why it cannot be used. */
export const parseFieldMap = (input: unknown): ParsedMap<FieldMap> => parseMap(fieldMapSchema, 'field map', input);

export type ParsedMap<T> = { map: T } | { problem: string };

/** Parses a stored map; returns the schema's defaults if there is none, or the place and reason of a problem. */
export function parseMap<T>(schema: z.ZodType<T>, name: string, input: unknown): ParsedMap<T> {
  if (!hasStorableTexts(input)) return { problem: mappingTexts.unusable(name, '', commonTexts.invalidCharacters) };
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return { map: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
  return { problem: mappingTexts.unusable(name, where, issue?.message ?? 'invalid') };
}

/** True if databases can store every text within a JSON value, names included. */
function hasStorableTexts(value: unknown): boolean {
  let isSo = true;
  JSON.stringify(value, (name, member) => {
    isSo &&= isStorable(name) && (typeof member !== 'string' || isStorable(member));
    return member;
  });
  return isSo;
}
