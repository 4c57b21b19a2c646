import { z } from 'zod';
import { mappingTexts } from '../../texts/server/mapping.ts';
import { eventKinds } from '../alarms/model/canonical-event.ts';
import {
  type MappableField,
  mapProblems,
  mappableFields,
  mappingRules,
  type ParsedMap,
  parseMap,
} from './field-map.ts';
import { parsePositionalText } from './positional-text.ts';

const label = z.string().trim().min(1).max(100);
/** Several labels are one text, joined by a space: a date beside its time. */
const labels = z.union([label, z.array(label).min(1).max(5)]);

/**
 * Rules for reading the mails of one integration: lines of `Label: value`, or one text with tokens (`text`). Data that
 * an admin edits. Labels and static text are compared regardless of case and white space. A mail without a time in its
 * text takes that of its Date header.
 */
export const mailTemplateSchema = z
  .strictObject({
    ...mappingRules,
    /** Canonical field → label, or the labels whose values together are it. Given, nothing else is read. */
    labels: z.partialRecord(z.enum(mappableFields), labels.nullable()).optional(),
    /** Instead of labels: the source's own template, `state={toState}|src={pointPath}|{ignore}|txt={message}`. */
    text: z.string().trim().min(1).max(2_000).optional(),
    /** Start of a line that separates two alarms; default: a repetition of the first label or static text. */
    separator: z.string().trim().min(1).max(100).optional(),
    /** Events by words of the subject, for a text without an event word. */
    subjectEvents: z
      .record(z.string().trim().min(1).max(100), z.enum(eventKinds))
      .refine((table) => Object.keys(table).length <= 20, mappingTexts.subjects)
      .default({}),
  })
  .superRefine((template, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (template.text !== undefined && template.labels !== undefined) {
      refuse(['text'], mappingTexts.labelsOrText);
    }
    const parts = template.text === undefined ? null : parsePositionalText(template.text);
    if (parts && 'problem' in parts) refuse(['text'], parts.problem);
    else if (template.mode === 'record' && parts && !parts.tokens.includes('sourceRecordId')) {
      refuse(['text'], mapProblems.recordId);
    } else if (template.mode === 'record' && template.labels && !template.labels.sourceRecordId) {
      refuse(['labels', 'sourceRecordId'], mapProblems.recordId);
    }
  });
export type MailTemplate = z.output<typeof mailTemplateSchema>;
export type MailTemplateInput = z.input<typeof mailTemplateSchema>;

/** Default label of each field, unless the template names another; fields without one are not read. */
export const defaultLabels: Readonly<Partial<Record<MappableField, string>>> = {
  occurredAt: 'Time',
  event: 'Event',
  sourceRecordId: 'Id',
  stationPath: 'Station',
  pointPath: 'Point',
  condition: 'Condition',
  toState: 'State',
  value: 'Value',
  priority: 'Priority',
  alarmClass: 'Class',
  message: 'Message',
  ackedBy: 'Acknowledged by',
};

/** Starting point for WebCTRL or i-Vu mails: their field codes are each site's own. */
const webctrlTemplate: MailTemplateInput = {
  labels: {
    occurredAt: 'Time',
    stationPath: 'Source',
    pointPath: 'Location',
    toState: 'State',
    alarmClass: 'Category',
    priority: 'Category',
    message: 'Text',
    ackedBy: 'Acknowledged by',
  },
  normalStates: ['normal', 'return to normal', 'returned to normal'],
  events: { acknowledged: 'ACK', acknowledge: 'ACK' },
  pairBy: 'point',
};

/** EcoStruxure Building Operation with the template we publish; its states are numbers or names. */
const eboTemplate: MailTemplateInput = {
  text: 'state={toState}|id={sourceRecordId}|src={pointPath}|t={occurredAt}|p={priority}|txt={message}|ack={ackedBy}',
  events: {
    '0': 'RTN',
    Normal: 'RTN',
    '1': 'ALARM',
    Alarm: 'ALARM',
    '2': 'ACK',
    Acknowledged: 'ACK',
    '3': 'RTN',
    Reset: 'RTN',
    '4': 'UPDATE',
    Disabled: 'UPDATE',
    '5': 'ALARM',
    Fault: 'ALARM',
  },
  normalStates: ['0', 'normal', '3', 'reset'],
  faultStates: ['5', 'fault'],
  pairBy: 'point',
};

/** The template of each version that reads by one, where the integration has none. */
export const defaultMailTemplates = {
  // mails of a return seldom name the condition that ended
  'generic-kv-mail-1': { pairBy: 'point' },
  'webctrl-mail-1': webctrlTemplate,
  'ebo-mail-1': eboTemplate,
} as const satisfies Record<string, MailTemplateInput>;
export type TemplateMailVersion = keyof typeof defaultMailTemplates;

/** The template of an integration, that of its version where it has none, or why it cannot be used. */
export const parseMailTemplate = (version: TemplateMailVersion, input: unknown): ParsedMap<MailTemplate> =>
  parseMap(mailTemplateSchema, 'mail template', input ?? defaultMailTemplates[version]);
