import { ownOf } from '#domain/own.ts';
import type { AlarmPropertyInput } from '#generated/graphql.ts';

/** Unsaved changes of a person in the details form. */
export interface DetailsDraft {
  /** By type: values that replace the stored, or a vote on these. */
  properties: Readonly<Record<string, { value?: string[]; confidence?: 0 | 1 }>>;
  priority?: number;
  isServiceImpacting?: boolean;
}
export const emptyDraft: DetailsDraft = { properties: {} };

interface Stored {
  type: string;
  value: string[];
  confidence: number;
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/** Puts values into the draft; values equal to the stored ones remove the property's entry, including its vote. */
export function withValue(
  draft: DetailsDraft,
  stored: Stored | undefined,
  type: string,
  value: string[],
): DetailsDraft {
  const { [type]: _, ...rest } = draft.properties;
  const isChange = !same(value, stored?.value ?? []);
  return { ...draft, properties: isChange ? { ...rest, [type]: { value } } : rest };
}

/** Puts a vote into the draft; the same vote again removes it. */
export function withVote(draft: DetailsDraft, type: string, confidence: 0 | 1): DetailsDraft {
  const { [type]: known, ...rest } = draft.properties;
  return { ...draft, properties: known?.confidence === confidence ? rest : { ...rest, [type]: { confidence } } };
}

/** State of a property's verify control: up for certain stored values and any new value, down for the rest. */
export function voteOf(draft: DetailsDraft, stored: Stored | undefined, type: string): 0 | 1 {
  const changed = ownOf(draft.properties, type);
  if (changed?.value) return 1;
  return changed?.confidence ?? (stored?.confidence === 1 ? 1 : 0);
}

/** Returns the changed properties to send, without empty ones. */
export const propertyChanges = (draft: DetailsDraft): AlarmPropertyInput[] =>
  Object.entries(draft.properties)
    .map(([type, { value, confidence }]) => (value ? { type, value } : { type, confidence }))
    .filter(({ value, confidence }) => (value ? value.length > 0 : confidence !== undefined));

export const countChanges = (draft: DetailsDraft): number =>
  propertyChanges(draft).length + Number(draft.priority !== undefined) + Number(draft.isServiceImpacting !== undefined);
