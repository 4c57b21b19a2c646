import type { CanonicalEvent, EventKind, SourceState } from '../../../domain/alarms/model/canonical-event.ts';
import { mapPriority } from '../../../domain/integrations/priority-table.ts';
import { payloadTexts } from '../../../texts/server/payloads.ts';
import { type LabelledAlarm, readLabelledLines } from '../reading/labelled-lines.ts';
import { type MailText, mailText } from '../reading/mail-text.ts';
import type { Normaliser, NormaliserSettings } from '../reading/normaliser.ts';
import { inEach, personOf, readPayload, requiredTime, Unreadable } from '../reading/payload.ts';
import { singleEvent } from '../reading/single-event.ts';
import { isUnresolved } from '../reading/text-fields.ts';
import { isAbsentTime } from '../reading/times.ts';
import { readValue } from '../reading/values.ts';

const labels: ReadonlySet<string> = new Set([
  'source',
  'timestamp',
  'state',
  'present value',
  'priority',
  'alarm class',
  'text',
  // not in the default text, but the only time of a return or an acknowledgement
  'normal time',
  'ack time',
  'user',
]);
const continued: ReadonlySet<string> = new Set(['text']);

/**
 * Niagara mail in the default wording of the e-mail recipient, `Label: value` lines: a stream. It has minutes only, no
 * id, and on a return no condition: so the point is the key. `State` is the point's state, then its alarm's: "Offnormal
 * / Unacked" is an alarm, "Offnormal / Acked" an acknowledgement, "Normal / …" a return, "Normal / Acked" both. A mail
 * may contain several alarms.
 */
export const niagaraMail1: Normaliser = {
  version: 'niagara-mail-1',
  mode: 'stream',
  normalise: (payload, settings) => readPayload(payload, (parsed) => read(mailText(parsed), settings)),
};

function read(mail: MailText, settings: NormaliserSettings): CanonicalEvent[] {
  const alarms = readLabelledLines(mail.lines, labels, { separator: null, continued });
  if (alarms.length === 0) throw new Unreadable(payloadTexts.mailWithoutLines);
  return inEach('alarm', alarms, (alarm) => readAlarm(alarm, mail, settings));
}

function readAlarm(alarm: LabelledAlarm, mail: MailText, settings: NormaliserSettings): CanonicalEvent[] {
  const text = (label: string): string => {
    const value = alarm.get(label) ?? '';
    return isUnresolved(value) ? '' : value;
  };
  const source = text('source') || sourceOfSubject(mail.subject);
  if (source === '') throw new Unreadable(payloadTexts.mailWithoutSource);
  // The station that owns the point precedes the first colon.
  const colon = source.indexOf(':');
  const priorityRaw = text('priority') || null;
  const alarmClass = text('alarm class') || null;
  const reading = readValue(alarm.get('present value'));
  const state = stateOf(text('state'));
  const timeOf = (own: string): number =>
    requiredTime(
      'Timestamp',
      [own, text('timestamp'), mail.date].find((time) => !isAbsentTime(time)),
      settings,
    );
  const event = (kind: EventKind, at: number) =>
    singleEvent({
      kind,
      at,
      pointPath: source,
      pointName: source.slice(colon + 1).trim() || source,
      stationPath: colon < 0 ? '' : source.slice(0, colon).trim(),
      message: text('text'),
      toState: state.fine,
      sourceState: state.coarse,
      priorityRaw,
      priority: mapPriority(settings.priorities, { priorityRaw, alarmClass }),
      alarmClass,
      ackedBy: personOf(text('user')),
      ...reading,
    });
  const events: CanonicalEvent[] = [];
  if (state.coarse === 'normal') events.push(event('RTN', timeOf(text('normal time'))));
  if (state.isAcked) events.push(event('ACK', timeOf(text('ack time'))));
  if (events.length === 0) events.push(event(state.coarse === 'alert' ? 'ALERT' : 'ALARM', timeOf('')));
  return events;
}

function stateOf(text: string): { fine: string; coarse: SourceState; isAcked: boolean } {
  const [fine = '', ack = ''] = text.split('/').map((part) => part.trim());
  if (fine === '') throw new Unreadable(payloadTexts.mailWithoutState);
  const word = fine.toLowerCase();
  const coarse = word === 'normal' || word === 'fault' || word === 'alert' ? word : 'offnormal';
  // "Ack Pending" is not confirmed yet
  return { fine, coarse, isAcked: ack.toLowerCase() === 'acked' };
}

function sourceOfSubject(subject: string): string {
  const source = /niagara (?:alarm|alert) from (.+)/i.exec(subject)?.[1]?.trim() ?? '';
  return isUnresolved(source) ? '' : source;
}
