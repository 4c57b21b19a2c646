import type { CanonicalEvent } from '../../../domain/alarms/model/canonical-event.ts';
import type { MappableField } from '../../../domain/integrations/field-map.ts';
import {
  defaultLabels,
  type MailTemplate,
  parseMailTemplate,
  type TemplateMailVersion,
} from '../../../domain/integrations/mail-template.ts';
import { parsePositionalText } from '../../../domain/integrations/positional-text.ts';
import { payloadTexts } from '../../../texts/server/payloads.ts';
import { type FieldReader, remembered } from './field-reader.ts';
import { foldLabel, readLabelledLines } from './labelled-lines.ts';
import { type MailText, mailText } from './mail-text.ts';
import { readMapped } from './mapped-events.ts';
import type { Normaliser, NormaliserSettings } from './normaliser.ts';
import { inEach, readPayload, Unreadable } from './payload.ts';
import { positionalReader } from './positional-mail.ts';
import { isUnresolved, textFieldReader } from './text-fields.ts';
import { isAbsentTime } from './times.ts';

interface MailAlarm {
  values: ReadonlyMap<MappableField, string>;
  mail: MailText;
}

interface TemplateReader {
  fields: FieldReader<MailAlarm>;
  alarmsOf(lines: readonly string[]): Array<ReadonlyMap<MappableField, string>>;
  /** Description of an alarm's required text, for a mail that has no alarm. */
  expected: string;
}

/**
 * Makes a normaliser of mails that are read by the integration's template (domain/integrations/mail-template.ts), or by
 * the version's default one. A mail may contain several alarms.
 * @param pointNameOf the point's part of its path, if the template names no point name
 */
export function templateMail(version: TemplateMailVersion, pointNameOf?: (pointPath: string) => string): Normaliser {
  const readerOf = remembered(
    (stored) => parseMailTemplate(version, stored),
    (template) => build(template, pointNameOf),
  );
  return {
    version,
    mode: 'mapped',
    normalise: (payload, settings) =>
      readPayload(payload, (parsed) => read(mailText(parsed), readerOf(settings.fieldMap), settings)),
  };
}

function read(mail: MailText, template: TemplateReader, settings: NormaliserSettings): CanonicalEvent[] {
  const alarms = template.alarmsOf(mail.lines).map((values) => ({ values, mail }));
  if (alarms.length === 0) {
    throw new Unreadable(payloadTexts.mailWithoutTemplate(template.expected));
  }
  return inEach('alarm', alarms, (alarm) => readMapped(alarm, template.fields, settings));
}

function build(template: MailTemplate, pointNameOf?: (pointPath: string) => string): TemplateReader {
  const subjects = Object.entries(template.subjectEvents).map(([words, kind]) => ({ words: foldLabel(words), kind }));
  const wordOfSubject = (mail: MailText): string => {
    const subject = mail.subject.toLowerCase();
    return subjects.find(({ words }) => subject.includes(words))?.words ?? '';
  };
  const events = { ...template.events, ...Object.fromEntries(subjects.map(({ words, kind }) => [words, kind])) };
  const cell = ({ values, mail }: MailAlarm, field: MappableField): string => {
    const text = values.get(field) ?? '';
    if (field === 'event') return text || wordOfSubject(mail);
    if (field === 'occurredAt') return isAbsentTime(text) || isUnresolved(text) ? (mail.date ?? '') : text;
    if (field === 'pointName' && text === '' && pointNameOf) return pointNameOf(values.get('pointPath') ?? '');
    return text;
  };
  return { fields: textFieldReader('mail template', { ...template, events }, cell), ...layoutOf(template) };
}

function layoutOf(template: MailTemplate): Pick<TemplateReader, 'alarmsOf' | 'expected'> {
  const separator = template.separator ?? null;
  if (template.text !== undefined) {
    const parsed = parsePositionalText(template.text);
    if ('problem' in parsed) throw new Unreadable(parsed.problem);
    const expected = template.text.replace(/\s+/g, ' ').slice(0, 100);
    return { alarmsOf: positionalReader(parsed, separator), expected };
  }
  const labels = Object.entries(template.labels ?? defaultLabels).flatMap(([field, given]) =>
    given ? [{ field: field as MappableField, labels: [given].flat().map(foldLabel) }] : [],
  );
  const wanted = new Set(labels.flatMap((entry) => entry.labels));
  const continued = new Set(labels.find(({ field }) => field === 'message')?.labels);
  const options = { separator, continued };
  return {
    alarmsOf: (lines) =>
      readLabelledLines(lines, wanted, options).map(
        (alarm) =>
          new Map(
            labels.map((entry) => [
              entry.field,
              entry.labels
                .map((label) => alarm.get(label) ?? '')
                .filter((text) => text !== '')
                .join(' '),
            ]),
          ),
      ),
    expected: [...wanted].slice(0, 12).join(', '),
  };
}
