import { cmmsTexts } from '../../../texts/server/cmms.ts';
import type { ExternalCmmsField } from '../cmms.ts';
import { byName, type FieldValues, type Picked, pickInherited, pickValue } from './pick-value.ts';
import type { ListValue, ResolvedField, Sources, ValueSource } from './sources.ts';
import { translate } from './translate.ts';

type Found = ResolvedField & Picked;

const empty = (field: ExternalCmmsField, more: Partial<Found> = {}): Found => ({
  fieldId: field.id,
  value: null,
  label: null,
  source: null,
  sourceName: null,
  problem: null,
  externalIds: [],
  ...more,
});

/**
 * Resolves each field independently, except those with a parent: user entry, config of the alarm, asset, building,
 * mapping, default (policy cmmsFieldValue). A source's value that the field cannot take is a problem, not a reason to
 * try the next source: a wrong asset is worse than none.
 * @returns one value per field, in the order of the fields.
 */
export function cmmsFieldValue(fields: readonly ExternalCmmsField[], sources: Sources): ResolvedField[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const byField = new Map<string, ListValue[]>();
  for (const value of sources.values) {
    const known = byField.get(value.fieldId);
    if (known) known.push(value);
    else byField.set(value.fieldId, [value]);
  }
  const found = new Map<string, Found>();

  function resolve(field: ExternalCmmsField): Found {
    const known = found.get(field.id);
    if (known) return known;
    // should fields ever follow each other in a ring, it ends here
    found.set(field.id, empty(field));
    const parent = byId.get(field.relatedParentFieldId ?? '');
    const offered = { values: byField.get(field.id) ?? [], under: parent ? resolve(parent).externalIds : null };
    const resolved = resolveOne(field, sources, offered);
    found.set(field.id, resolved);
    return resolved;
  }

  return fields.map((field) => {
    const { fieldId, value, label, source, sourceName, problem } = resolve(field);
    return { fieldId, value, label, source, sourceName, problem };
  });
}

/** Returns true if entries count for a field: only if a form shows it as editable. */
export const takesEntries = (field: ExternalCmmsField): boolean =>
  !field.isReadOnly && field.isVisible && !field.isCreateHiddenWorkField;

function resolveOne(field: ExternalCmmsField, sources: Sources, offered: FieldValues): Found {
  const from = (source: ValueSource, sourceName: string | null, picked: Picked): Found =>
    empty(field, { source, sourceName, ...picked });

  const entry = takesEntries(field) ? sources.entries.get(field.id) : undefined;
  if (entry === '') return empty(field, { source: 'USER' });
  if (entry !== undefined) return from('USER', null, pickValue(field, entry, byName, offered));

  for (const { source, name, values } of sources.configs) {
    const value = values.get(field.id);
    if (value !== undefined) return from(source, name, pickInherited(field, value, byName, offered));
  }

  const mapped = resolveMapped(field, sources, offered);
  if (mapped?.value != null) return mapped;
  if (field.defaultValue !== null) {
    const picked = pickInherited(field, field.defaultValue, byName, offered);
    return { ...from('DEFAULT', null, picked), problem: picked.problem ?? mapped?.problem ?? null };
  }
  return mapped ?? empty(field);
}

/** Resolves a field by its mappings: the oldest that finds a value; otherwise the reason why the first found none. */
function resolveMapped(field: ExternalCmmsField, sources: Sources, offered: FieldValues): Found | null {
  let failed: Found | null = null;
  for (const { externalId, internalFieldType, internalFieldName: name } of sources.mappings) {
    if (externalId !== field.id || internalFieldType !== 'ATTRIBUTE') continue;
    const text = sources.attributes.map((attributes) => attributes.get(name)).find((one) => one !== undefined);
    if (text === undefined) continue;
    const mapped = empty(field, { source: 'MAPPING', sourceName: name, ...translated(field, name, text) });
    if (mapped.value !== null) return mapped;
    failed ??= mapped;
  }
  return failed;

  function translated({ id, title }: ExternalCmmsField, attribute: string, text: string): Picked {
    const by = { name: field.isTranslatedByName || !field.isTranslatedByValue, label: field.isTranslatedByValue };
    const external = translate(sources.translations, id, attribute, text);
    if (external !== null) return pickInherited(field, external, by, offered);
    // CMMS.5: a list accepts an untranslated word only if a flag marks its words as the alarm's own
    const isOwnWord = field.dataType !== 'List' || field.isTranslatedByName || field.isTranslatedByValue;
    if (isOwnWord) return pickInherited(field, text, by, offered);
    return { value: null, label: null, problem: cmmsTexts.noTranslation(text, title), externalIds: [] };
  }
}
