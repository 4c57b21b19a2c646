import { eventKinds } from '#domain/alarms/model/canonical-event.ts';
import { mappableFields } from '#domain/integrations/field-map.ts';
import { defaultLabels, type MailTemplateInput } from '#domain/integrations/mail-template.ts';

/** Between labels whose values together are one field. */
const joined = ' + ';

export interface LabelRow {
  field: string;
  /** As it is typed: several labels with " + " between them. */
  text: string;
}

/** The labels of a template, those that hold where it names none; a field that is not to be read has no row. */
export const labelRows = ({ labels }: MailTemplateInput): LabelRow[] =>
  Object.entries(labels ?? defaultLabels).flatMap(([field, given]) =>
    given == null ? [] : [{ field, text: [given].flat().join(joined) }],
  );

export const withLabels = (template: MailTemplateInput, rows: readonly LabelRow[]): MailTemplateInput => ({
  ...template,
  labels: Object.fromEntries(
    rows.map(({ field, text }) => [field, text.includes(joined) ? text.split(joined) : text]),
  ) as MailTemplateInput['labels'],
});

/** Fields that no row has yet. */
export const freeFields = (rows: readonly LabelRow[]): string[] =>
  mappableFields.filter((field) => rows.every((row) => row.field !== field));

/** Switches a template between labels and a text pattern; its other settings stay. */
export function readBy(template: MailTemplateInput, how: 'labels' | 'text'): MailTemplateInput {
  const { labels, text, ...rest } = template;
  return how === 'text'
    ? { ...rest, text: text ?? 'state={toState}|point={pointPath}|text={message}' }
    : { ...rest, labels: labels ?? defaultLabels };
}

/** Returns the words for events; by default the names of the kinds. */
export const eventWords = ({ events }: MailTemplateInput): Array<[string, string]> =>
  Object.entries(events ?? Object.fromEntries(eventKinds.map((kind) => [kind, kind])));

/** Returns null if a word is listed twice: its meaning would be ambiguous. */
export function withEventWords(
  template: MailTemplateInput,
  words: ReadonlyArray<readonly [string, string]>,
): MailTemplateInput | null {
  const events = Object.fromEntries(words);
  return Object.keys(events).length === words.length
    ? { ...template, events: events as MailTemplateInput['events'] }
    : null;
}
