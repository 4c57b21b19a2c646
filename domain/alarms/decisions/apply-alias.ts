import { z } from 'zod';
import { keyOf } from '../../assets/similarity.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import { strongest } from '../../properties/describe.ts';
import { mentionOf } from '../../properties/mentions.ts';
import type { AlarmProperty } from '../model/property.ts';
import { defineVerb } from './verb.ts';

/** Properties that an alias gives to the alarms that mention it. */
export const aliasSchema = z.object({
  aliasKey: z.string(),
  facts: z.array(z.object({ type: z.string(), value: z.array(z.string()), entityId: z.number().optional() })),
});

/**
 * Applies an alias to alarms that were read before it existed, as if their texts were read again (AST.6). What a person
 * has said of them stays, and so does what a longer name or alias in their texts says.
 */
export const applyAlias = defineVerb({
  name: 'applyEntityAlias',
  input: aliasSchema,
  assert: (ctx) => assertPermission(ctx, 'alarms', 'EDIT'),
  describes: true,
  decide(_, alias, __, known) {
    const properties = readWithAlias(known, alias);
    if (properties === null) return null;
    const of = (all: readonly AlarmProperty[]): string | null => nameIn(all, alias);
    return {
      change: {},
      activity: [{ field: 'entityAlias', prevValue: of(known.properties), revValue: of(properties) }],
      described: { properties, pointEntityId: known.pointEntityId },
    };
  },
});

/** Surety of a name that occurs exactly as it is. */
const surest = 0.97;

/** Returns the properties that an alarm has with an alias; null where it changes nothing. */
export function readWithAlias(
  { properties, texts }: { properties: readonly AlarmProperty[]; texts: Parameters<typeof mentionOf>[0] },
  { aliasKey, facts }: z.output<typeof aliasSchema>,
): AlarmProperty[] | null {
  const mention = mentionOf(texts, aliasKey);
  if (!mention) return null;
  const changed = facts.filter((fact) => {
    const current = properties.find(({ type }) => type === fact.type);
    if (!current) return true;
    if (current.by === 'PERSON') return false;
    // the longest name wins
    if (current.by === 'ALIAS' && keyOf(current.text ?? '').length > aliasKey.length) return false;
    return current.entityId !== fact.entityId || current.value.join() !== fact.value.join();
  });
  if (changed.length === 0) return null;
  const types = new Set(changed.map(({ type }) => type));
  const said = changed.map((fact) => ({ ...fact, ...mention, confidence: surest, by: 'ALIAS' as const }));
  return strongest([...said, ...properties.filter(({ type }) => !types.has(type))]);
}

/** Name of what the alarm is about, by the first type that the alias says something of. */
function nameIn(properties: readonly AlarmProperty[], { facts }: z.output<typeof aliasSchema>): string | null {
  return properties.find(({ type }) => type === facts[0]?.type)?.value[0] ?? null;
}
