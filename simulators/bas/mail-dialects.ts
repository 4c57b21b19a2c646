import { format } from 'node:util';
import { uuidOf } from '../../platform/ids.ts';
import { alarmState, isReturn, localTime, type Occurrence, partsOf } from './dialect.ts';

export interface AlarmMail {
  subject: string;
  text: string;
}

/** Encodes an occurrence as a building system's mail. */
export type MailDialect = (occurrence: Occurrence) => AlarmMail;

/** Niagara's e-mail recipient in its default words: minutes only, and nothing that says which condition returned. */
const niagara: MailDialect = (occurrence) => {
  const { row, at } = occurrence;
  const source = `RoofJace:${row.point} ${row.message}`;
  const state = isReturn(occurrence) ? 'Normal' : alarmState(occurrence) === 'Fault' ? 'Fault' : 'Offnormal';
  return {
    subject: `Niagara Alarm From ${source}`,
    text: [
      `Source: ${source}`,
      `Timestamp: ${localTime(at).slice(0, 16)}`,
      `State: ${state} / Unacked`,
      `Present Value: ${row.value}`,
      `Priority: ${row.priority}`,
      'Alarm Class: defaultAlarmClass',
      `Text: ${row.message}`,
    ].join('\n'),
  };
};

const webctrl: MailDialect = (occurrence) => {
  const { row, at } = occurrence;
  const [box, point] = partsOf(row.point);
  return {
    subject: 'WebCTRL alarm',
    text: [
      `Time: ${localTime(at)}`,
      `Source: #vav/${box.toLowerCase()}`,
      format('Location: Main Building/First Floor/%s/%s %s', box, point, row.message),
      `State: ${isReturn(occurrence) ? 'NORMAL' : alarmState(occurrence).toUpperCase()}`,
      'Category: HVAC',
      `Text: ${row.message}`,
    ].join('\n'),
  };
};

/** EcoStruxure Building Operation in the template that we publish. */
const ebo: MailDialect = (occurrence) => {
  const { row, at, activation } = occurrence;
  const state = isReturn(occurrence) ? '0' : alarmState(occurrence) === 'Fault' ? '5' : '1';
  const source = `/ES-1/${row.point.replace('.', '/')} ${row.message}`;
  const text = `state=${state}|id=${uuidOf('ebo', activation)}|src=${source}|t=${localTime(at)}|p=${row.priority}`;
  return { subject: 'Alarm notification', text: `${text}|txt=${row.message}|ack=<empty>` };
};

/** Lines of labels, as any other system may write them. */
const labelled: MailDialect = (occurrence) => {
  const { row, at } = occurrence;
  return {
    subject: 'Alarm',
    text: [
      `Time: ${localTime(at)}`,
      `Point: ${row.point} ${row.message}`,
      `Event: ${row.event}`,
      `State: ${row.toState}`,
      `Value: ${row.value}`,
      `Priority: ${row.priority}`,
      `Message: ${row.message}`,
    ].join('\n'),
  };
};

export const mailDialects = { niagara, webctrl, ebo, labelled } as const;
