import { endOfDay, parseISO } from 'date-fns';
import { checkForm, type FormProblem, type FormValues, valueAt } from '#domain/integrations/check-form.ts';
import type { FormField } from '#domain/integrations/form-field.ts';
import type {
  ExternalSystemConnectionType,
  ExternalSystemDirection,
  ExternalSystemInput,
  IntegrationFormFragment,
} from '#generated/graphql.ts';
import { integrationFormTexts as texts } from '#texts/integrations.ts';
import { dayOf } from '#ui/days.ts';
import { viewerTimezone } from '#ui/format.ts';

/** Choices that decide which fields the form has. */
export interface Kind {
  direction: ExternalSystemDirection | null;
  schema: string | null;
  connectionType: ExternalSystemConnectionType | null;
}

/** Typed values, by name of field; the others are as stored. */
export type Typed = Record<string, unknown>;
export type Mode = 'create' | 'update';

/** Texts between commas, as a list without empty ones. */
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const isTextList = (field: FormField): boolean => field.isList && field.type === 'text';

/** Value that a field shows: as typed, else as stored, else that of a new form. */
export function shownValue(field: FormField, typed: Typed, stored: IntegrationFormFragment | null): unknown {
  if (field.name in typed) return typed[field.name];
  // a switch that was never set shows the value of a new form
  const unset = field.type === 'boolean' ? field.defaultValue : null;
  const value = stored ? (storedValue(field, stored) ?? unset) : field.defaultValue;
  return isTextList(field) ? ((value as string[] | null) ?? []).join(', ') : value;
}

/** Senders are read from the entries of email.from (INT-067). */
function storedValue(field: FormField, stored: IntegrationFormFragment): unknown {
  if (field.name === 'senderAddress') return stored.email.from;
  const value = valueAt(stored as unknown as FormValues, field.name) ?? null;
  return field.format === 'date' && typeof value === 'string' ? dayOf(new Date(value), viewerTimezone()) : value;
}

/** Typed values without those of fields that the form no longer has. */
export function keepKnown(typed: Typed, fields: readonly FormField[]): Typed {
  const kept = Object.entries(typed).filter(([name]) => fields.some((field) => field.name === name));
  return kept.length === Object.keys(typed).length ? typed : Object.fromEntries(kept);
}

/** The payload: the main form merged with the dynamic one. */
export function payloadOf(
  kind: Kind,
  fields: readonly FormField[],
  typed: Typed,
  stored: IntegrationFormFragment | null,
): ExternalSystemInput {
  const payload: FormValues = { direction: kind.direction, schema: kind.schema };
  for (const field of fields) {
    const shown = shownValue(field, typed, stored);
    const value = isTextList(field) ? listValue(field.name, String(shown ?? ''), stored ? 'update' : 'create') : shown;
    if (field.format === 'date') put(payload, field.name, dateValue(field, typed, stored));
    else put(payload, field.name, value === '' || value === undefined ? null : value);
  }
  return payload as ExternalSystemInput;
}

/** Senders are a list or null; an empty list of alert e-mails is null on create and stays one on update. */
function listValue(name: string, text: string, mode: Mode): string[] | null {
  const list = listOf(text);
  if (list.length > 0) return list;
  return name === 'externalAlertEmails' && mode === 'update' ? list : null;
}

/** A day that was typed is sent as its last moment; one that was not, as it is stored. */
function dateValue(field: FormField, typed: Typed, stored: IntegrationFormFragment | null): unknown {
  const day = typed[field.name];
  if (day === undefined) return stored ? (valueAt(stored as unknown as FormValues, field.name) ?? null) : null;
  return day ? endOfDay(parseISO(String(day))).toISOString() : null;
}

function put(payload: FormValues, name: string, value: unknown): void {
  const [above = name, inner] = name.split('.');
  if (inner === undefined) payload[above] = value;
  else payload[above] = { ...(payload[above] as object | undefined), [inner]: value };
}

/** Problems that keep the form from being saved, by the server's own rules. */
export function problemsOf(kind: Kind, fields: readonly FormField[], payload: ExternalSystemInput): FormProblem[] {
  const missing: FormProblem[] = [];
  if (!kind.direction) missing.push({ path: 'direction', message: texts.required(texts.direction) });
  else if (!kind.schema) missing.push({ path: 'schema', message: texts.required(texts.schema) });
  return [...missing, ...checkForm(fields, payload as FormValues)];
}
