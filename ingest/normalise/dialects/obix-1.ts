import type { CanonicalEvent } from '../../../domain/alarms/model/canonical-event.ts';
import { mapPriority } from '../../../domain/integrations/priority-table.ts';
import { payloadTexts } from '../../../texts/server/payloads.ts';
import { isMail, mailText } from '../reading/mail-text.ts';
import type { Normaliser, NormaliserSettings } from '../reading/normaliser.ts';
import {
  inEach,
  lastSegment,
  optionalTime,
  personOf,
  readPayload,
  requiredTime,
  Unreadable,
} from '../reading/payload.ts';
import { eventsOfRecord } from '../reading/record-events.ts';
import { type Reading, readNumber, readValue } from '../reading/values.ts';
import { attribute, parseXml, type XmlElement } from '../reading/xml.ts';

/**
 * oBIX alarms, one or the answer of an alarm query (`~alarmQuery/`), as a text of XML or the text of a mail: mutable
 * records by `href`. The server determines how an alarm describes its point; without a source the alarm's text is used.
 */
export const obix1: Normaliser = {
  version: 'obix-1',
  mode: 'record',
  normalise: (payload, settings) =>
    readPayload(payload, (parsed) => {
      const document = parseXml(xmlOf(parsed));
      return inEach('alarm', alarmsOf(document), (alarm) => read(alarm, settings));
    }),
};

function xmlOf(parsed: unknown): string {
  if (typeof parsed === 'string') return parsed.trim();
  if (!isMail(parsed)) throw new Unreadable(payloadTexts.notXmlText);
  const text = mailText(parsed).lines.join('\n');
  // the document may be surrounded by text
  const begin = text.search(/<(?:\?xml|obj|list)\b/);
  if (begin < 0) throw new Unreadable(payloadTexts.mailWithoutObix);
  return text.slice(begin, text.lastIndexOf('>') + 1);
}

const alarmContract = /(?:^|[:/])(?:Alarm|AckAlarm|PointAlarm|StatefulAlarm)$/;
const isAlarm = (object: XmlElement): boolean =>
  attribute(object, 'is')
    .split(/\s+/)
    .some((one) => alarmContract.test(one));

/** Returns the alarms in the order of the document. */
function alarmsOf(document: XmlElement): XmlElement[] {
  if (document.name === 'err') {
    throw new Unreadable(payloadTexts.obixError(attribute(document, 'display') || attribute(document, 'is')));
  }
  if (!isContainer(document)) throw new Unreadable(payloadTexts.xmlWithoutObix);
  return alarmsWithin(document);
}

const isContainer = ({ name }: XmlElement): boolean => name === 'obj' || name === 'list';

/** Recursion is safe: documents nest a hundred levels deep at most. */
function alarmsWithin(object: XmlElement): XmlElement[] {
  return isAlarm(object) ? [object] : object.children.filter(isContainer).flatMap(alarmsWithin);
}

/** Returns the non-null values of an alarm by name, whatever their type. */
function valuesOf(alarm: XmlElement): Map<string, string> {
  const values = new Map<string, string>();
  for (const child of alarm.children) {
    if (attribute(child, 'null') === 'true') continue;
    values.set(attribute(child, 'name'), attribute(child, 'val') || attribute(child, 'href'));
  }
  return values;
}

function read(alarm: XmlElement, settings: NormaliserSettings): CanonicalEvent[] {
  const id = attribute(alarm, 'href');
  if (id === '') throw new Unreadable(payloadTexts.alarmWithoutHref);
  const values = valuesOf(alarm);
  const text = (name: string): string => values.get(name) ?? '';
  const states = [text('toState'), text('fromState')];
  const alarmState = states.find((state) => state !== '' && !isNormal(state)) ?? null;
  const normalAt = optionalTime('normalTimestamp', text('normalTimestamp'), settings);
  const startedAt = requiredTime('timestamp', text('timestamp'), settings);
  const ackedAt = optionalTime('ackTimestamp', text('ackTimestamp'), settings);
  // a record of the transition to normal itself
  const onlyReturns = normalAt === null && isNormal(text('toState'));
  const reading = readingOf(text('alarmValue'), text('presentValue'));
  const events = eventsOfRecord({
    fixed: fixedOf(id, text, alarmState, settings),
    opensAs: 'ALARM',
    startedAt,
    ackedAt,
    ackedBy: personOf(text('ackUser')),
    normalAt: onlyReturns ? startedAt : normalAt,
    updatedAt: null,
    normalState: states.find(isNormal) ?? null,
    alarmState,
    alarmSourceState: alarmState?.toLowerCase() === 'fault' ? 'fault' : 'offnormal',
    alarmReading: reading,
    currentReading: reading,
  });
  return onlyReturns ? events.filter((event) => event.kind !== 'ALARM') : events;
}

function fixedOf(id: string, text: (name: string) => string, condition: string | null, settings: NormaliserSettings) {
  const name = text('sourceName');
  // Niagara's name of a source: the station that owns the point precedes the first colon
  const colon = name.indexOf(':');
  const path = text('source');
  const priorityRaw = text('priority') || null;
  const alarmClass = text('alarmClass') || null;
  return {
    sourceRecordId: id,
    pointPath: path || name,
    pointName: name.slice(colon + 1).trim() || lastSegment(path),
    stationPath: colon < 0 ? '' : name.slice(0, colon).trim(),
    condition,
    message: text('msgText'),
    priorityRaw,
    priority: mapPriority(settings.priorities, { priorityRaw, alarmClass }),
    alarmClass,
    ackRequired: null,
    limitHigh: readNumber(text('highLimit')),
    limitLow: readNumber(text('lowLimit')),
    deadband: readNumber(text('deadband')),
    hyperlink: null,
  };
}

const isNormal = (state: string): boolean => state.toLowerCase() === 'normal';

/** `alarmValue` may be only "true"; the present value is then more informative. */
function readingOf(alarmValue: string, presentValue: string): Reading {
  const readings = [alarmValue, presentValue].filter((text) => text !== '').map(readValue);
  return readings.find((one) => one.value !== null) ?? readings.at(-1) ?? readValue(null);
}
