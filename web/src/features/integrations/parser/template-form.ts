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

/** A template read by one text instead of labels, or the other way round; what else it says stays. */
export function readBy(template: MailTemplateInput, how: 'labels' | 'text'): MailTemplateInput {
  const { labels, text, ...rest } = template;
  return how === 'text'
    ? { ...rest, text: text ?? 'state={toState}|point={pointPath}|text={message}' }
    : { ...rest, labels: labels ?? defaultLabels };
}

/** Words that say what happened; those that hold where a template names none. */
export const eventWords = ({ events }: MailTemplateInput): Array<[string, string]> =>
  Object.entries(events ?? Object.fromEntries(eventKinds.map((kind) => [kind, kind])));

/** Nothing where a word stands there twice: which one would hold? */
export function withEventWords(
  template: MailTemplateInput,
  words: ReadonlyArray<readonly [string, string]>,
): MailTemplateInput | null {
  const events = Object.fromEntries(words);
  return Object.keys(events).length === words.length
    ? { ...template, events: events as MailTemplateInput['events'] }
    : null;
}
