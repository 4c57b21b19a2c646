import { readdirSync, readFileSync } from 'node:fs';
import { normaliserVersions } from '../../domain/integrations/normaliser-versions.ts';

const read = (file: string): string => readFileSync(new URL(`./dialects/fixtures/${file}`, import.meta.url), 'utf8');

/** A mail as the door forwards it; omitted fields have the usual values of an alarm mail. */
export function mailPayload(
  text: string,
  of: { subject?: string; date?: string | null; messageId?: string } = {},
): string {
  return JSON.stringify({
    messageId: of.messageId ?? 'm1@site.example',
    from: 'bas@site.example',
    to: ['alarms@customer.example'],
    subject: of.subject ?? 'Alarm',
    date: of.date === undefined ? '2026-01-05T19:04:00.000Z' : of.date,
    text,
    attachments: [],
  });
}

/** Returns a fixture as a payload: a mail with its headers, a text of XML or CSV as a JSON text, JSON as it is. */
export function samplePayload(file: string): string {
  const text = read(file);
  if (file.endsWith('.json')) return text;
  if (!file.endsWith('.mail')) return JSON.stringify(text);
  const [headers = '', ...body] = text.split('\n\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(headers)?.[1];
  return mailPayload(body.join('\n\n'), {
    subject: header('Subject'),
    date: header('Date'),
    messageId: `${file}@site.example`,
  });
}

/** Records that no version is named in: some are read by several. */
const files: Partial<Record<string, string[]>> = {
  'niagara-n4-json-1': ['niagara-active.json', 'niagara-acked-normal.json'],
  'niagara-mail-1': ['niagara-alarm.mail', 'niagara-return.mail', 'niagara-ack.mail'],
  'obix-1': ['obix-active.xml', 'obix-query.xml'],
  'webctrl-db-1': ['webctrl-high-limit.json', 'webctrl-normal.json'],
  'webctrl-mail-1': ['webctrl-alarm.mail', 'webctrl-return.mail'],
  'metasys-v4-1': ['metasys-v4-offline.json', 'metasys-v4-normal.json'],
  'metasys-v2-1': ['metasys-v2-alarm.json'],
  'desigo-cc-1': ['desigo-active.json'],
  'ebo-mail-1': ['ebo-alarm.mail', 'ebo-reset.mail', 'ebo-ack.mail'],
  'ecostruxure-it-1': ['ecostruxure-it-open.json', 'generic-ups-cleared.json'],
  'bacnet-json-1': ['generic-bacnet.json'],
  'generic-kv-mail-1': ['envision-alarm.mail', 'envision-return.mail'],
  'generic-json-1': [
    'generic-alarm.json',
    'generic-return.json',
    'generic-ack.json',
    'generic-bacnet.json',
    'generic-ups-cleared.json',
  ],
  'generic-csv-1': ['generic-log.csv', 'generic-row.json'],
};

/** Lists the fixtures of a version: those that begin with its name, and those above. */
function filesOf(version: string): string[] {
  const fixtures = readdirSync(new URL('./dialects/fixtures/', import.meta.url));
  return [...(files[version] ?? []), ...fixtures.filter((file) => file.startsWith(`${version}-`))];
}

/** Payloads that each version reads: the documented records, with invented values. */
export const samples: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  normaliserVersions.map((version) => [version, filesOf(version).map(samplePayload)]),
);
