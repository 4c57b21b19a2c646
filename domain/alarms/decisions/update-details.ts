import { z } from 'zod';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import { foldText } from '../../lists/criteria/fold.ts';
import { strongest } from '../../properties/describe.ts';
import { nameOfType, typedValue } from '../../properties/schemas.ts';
import type { AlarmProperty } from '../model/property.ts';
import type { DescribedAlarm } from '../rows/alarm-property-rows.ts';
import { type ActivityDraft, type Decider, defineVerb } from './verb.ts';

/** One property of the details form: a value, a vote on the one that is there, or both. Empty ones are dropped. */
export const detailSchema = z.object({
  type: nameOfType,
  value: z.array(typedValue).max(50).nullish(),
  /** 1 is thumbs up; any other is thumbs down. */
  confidence: z.number().min(0).max(1).nullish(),
});
type Detail = z.output<typeof detailSchema>;

/** Vote on a value: right, wrong, or replaced by another (PROP.4). */
type Vote = 'UP' | 'DOWN' | 'CHANGE';

/**
 * Saves votes on an alarm's properties. A new value and thumbs up have confidence 1 from then on, thumbs down alone has
 * 0; ingest and reparse no longer change either (PROP.4, PROP.5).
 */
export const updateAlarmDetails = defineVerb({
  name: 'updateAlarmDetails',
  input: z.object({ properties: z.array(detailSchema).max(100) }),
  assert: (ctx) => assertPermission(ctx, 'alarms', 'EDIT'),
  describes: true,
  isVersioned: true,
  decide(_, { properties }, by, known) {
    const said: AlarmProperty[] = [];
    const activity: ActivityDraft[] = [];
    for (const detail of properties) {
      const definition = by.definitions.find(({ name }) => name === detail.type);
      if (!definition) return { refused: alarmTexts.property.unknown(detail.type) };
      if (!definition.isEditable) return { refused: alarmTexts.property.automatic(definition.label) };
      const values = distinct(detail.value ?? []);
      if (values.length > 1 && !definition.isMulti) return { refused: alarmTexts.property.oneValue(definition.label) };
      const before = known.properties.find(({ type }) => type === detail.type);
      const after = votedOn(before, detail, values, by);
      if (!after || isSame(before, after)) continue;
      said.push(after);
      activity.push(voteActivity(before, after, known));
    }
    if (said.length === 0) return null;
    const types = new Set(said.map(({ type }) => type));
    const rest = known.properties.filter(({ type }) => !types.has(type));
    return {
      change: {},
      activity,
      described: { properties: strongest([...said, ...rest]), pointEntityId: known.pointEntityId },
    };
  },
});

function votedOn(
  before: AlarmProperty | undefined,
  { type, confidence }: Detail,
  values: string[],
  { userId, name }: Decider,
): AlarmProperty | null {
  const person = { by: 'PERSON' as const, ...(userId !== null && { userId }), userName: name };
  if (values.length > 0) {
    const isKept = before && sameValues(before.value, values);
    return isKept ? { ...before, confidence: 1, ...person } : { type, value: values, confidence: 1, ...person };
  }
  if (!before || confidence == null) return null;
  return { ...before, confidence: confidence === 1 ? 1 : 0, ...person };
}

/** Removes duplicates, ignoring case (ALM-093), and empty values. */
function distinct(values: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const one of values) if (one && !byKey.has(foldText(one))) byKey.set(foldText(one), one);
  return [...byKey.values()];
}

const sameValues = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));
const isSame = (before: AlarmProperty | undefined, after: AlarmProperty): boolean =>
  before?.by === 'PERSON' && before.confidence === after.confidence && sameValues(before.value, after.value);

/**
 * Activity of a vote, with the fact that makes votes useful for the parser: true if the texts contain the value that a
 * person gave instead.
 */
function voteActivity(
  before: AlarmProperty | undefined,
  after: AlarmProperty,
  { texts }: DescribedAlarm,
): ActivityDraft {
  const isChange = !before || !sameValues(before.value, after.value);
  const vote: Vote = isChange ? 'CHANGE' : after.confidence === 1 ? 'UP' : 'DOWN';
  const all = foldText(Object.values(texts).filter(Boolean).join('\n'));
  return {
    field: after.type,
    prevValue: before ? before.value.join(', ') : null,
    revValue: after.value.join(', '),
    metadata: {
      vote,
      ...(before && { prevConfidence: before.confidence, prevSource: before.by }),
      ...(isChange && { isInTexts: after.value.every((one) => all.includes(foldText(one))) }),
    },
  };
}
