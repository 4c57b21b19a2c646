import { required } from '../refusals.ts';
import { limitReached, notFound, tooLarge } from './common.ts';

/** Dead letters, the parser and reparses. */
export const repairTexts = {
  payloadTooLarge: (kilobytes: number) => tooLarge('A payload', `${kilobytes} KB`),
  oneLetter: 'An edited payload replaces exactly one dead letter',
  chooseOne: 'Select one dead letter',
  notJson: 'The payload is not JSON',
  isNotJson: 'This is not JSON',
  mailNeedsId: 'An email needs its Message-ID',
  messageIdMissing: 'messageId is missing',
  nothingToSend: "These dead letters do not contain the source's payload",

  payloadRequired: 'Paste a payload or an email',
  normaliserNotFound: (version: string) => notFound(`Normalizer ${version}`),
  chooseNormaliser: 'Choose one from the list',
  nameRequired: required('Name'),
  onlyReadable: 'Only payloads that parse into events can be saved',
  caseLimit: (max: number) => limitReached(max, 'saved payloads per integration'),
  caseNotFound: notFound('Saved payload'),
  caseOutcome: (outcome: string, reason: string | null) => `It is ${outcome}: ${reason}`,
  caseEvents: (count: number, expected: number) => `It has ${count} events instead of ${expected}`,
  caseField: (field: string, event: number, now: string, before: string) =>
    `${field} of event ${event} is ${now} instead of ${before}`,

  reparseNotFound: notFound('Reparse'),
  reparseRunning: 'A reparse of this integration is in progress',
  reparseComplete: 'This reparse is complete',
  killFailed: 'Failed to issue kill command',
  reparseFailed: 'Failed to initiate reparse',
  unknownRow: (problem: string) => `This release cannot read what is stored: ${problem}`,
  refusedRow: (problem: string) => `The database refuses what was read: ${problem}`,
  runEnded: 'The run is no longer in progress',
  runOvertaken: 'Another attempt has read this part of the archive',
} as const;
