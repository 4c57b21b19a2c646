import { commonTexts } from '../../texts/server/common.ts';
import { integrationTexts } from '../../texts/server/integrations.ts';
import type { FormField } from './form-field.ts';

/** Text shown in place of a secret; saving it keeps the secret (INT.19). */
export const secretMask = '••••••••';

export interface FormProblem {
  path: string;
  message: string;
}
export type FormValues = Record<string, unknown>;

/** The value of a dotted name; undefined where nothing was given. */
export const valueAt = (values: FormValues, name: string): unknown =>
  name.split('.').reduce<unknown>((inner, key) => (inner as FormValues | null | undefined)?.[key], values);

/**
 * Finds problems in the values of the given fields; with `onlyGiven` fields that are not in `values` stay as they are.
 */
export function checkForm(fields: readonly FormField[], values: FormValues, { onlyGiven = false } = {}): FormProblem[] {
  return fields.flatMap((field) => {
    const value = valueAt(values, field.name);
    if (onlyGiven && value === undefined) return [];
    const message = problemOf(field, value);
    return message === null ? [] : [{ path: field.name, message }];
  });
}

function problemOf(field: FormField, value: unknown): string | null {
  const { label } = field;
  if (isEmpty(value)) return field.isRequired ? integrationTexts.required(label) : null;
  if (field.isList) return listProblem(field, value);
  switch (field.type) {
    case 'boolean':
      return typeof value === 'boolean' ? null : integrationTexts.boolean(label);
    case 'number':
    case 'slider':
      return numberProblem(field, value);
    default:
      return textProblem(field, value);
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const listMax = 100;

function listProblem(field: FormField, value: unknown): string | null {
  if (!Array.isArray(value)) return integrationTexts.list(field.label);
  if (value.length > listMax) return integrationTexts.listTooLong(field.label, listMax);
  for (const one of value) {
    const problem = isEmpty(one) ? integrationTexts.emptyEntry(field.label) : textProblem(field, one);
    if (problem) return problem;
  }
  return null;
}

function numberProblem({ label, min, max, type }: FormField, value: unknown): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return integrationTexts.number(label);
  if (min !== null && value < min) return integrationTexts.atLeast(label, min);
  if (max !== null && value > max) return integrationTexts.atMost(label, max);
  return type === 'slider' && !Number.isInteger(value) ? integrationTexts.wholeNumber(label) : null;
}

function textProblem(field: FormField, value: unknown): string | null {
  const { label, maxLength, options, takesNew, format } = field;
  // already read by the schema
  if (format === 'date' && value instanceof Date) return null;
  if (typeof value !== 'string' || value.includes('\0')) return integrationTexts.text(label);
  if (options && !takesNew && !options.some((option) => option.value === value)) return integrationTexts.option(label);
  if (value.length > (maxLength ?? textMax)) return integrationTexts.tooLong(label, maxLength ?? textMax);
  if (format === 'url' && !isUrl(value)) return integrationTexts.url;
  if (format === 'email' && !isEmail(value)) return integrationTexts.email(value);
  if (format === 'sender' && !isEmail(value.replace(/^@/, 'anybody@'))) return integrationTexts.sender(value);
  if (format === 'date' && Number.isNaN(Date.parse(value))) return integrationTexts.date(label);
  if (format === 'timezone' && !isTimezone(value)) return commonTexts.unknownTimezone;
  return null;
}

const textMax = 200;

const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const named = `(?:${label}\\.)*[a-z](?:[a-z\\d-]{0,61}[a-z\\d])?`;
const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const ipv4 = `${octet}(?:\\.${octet}){3}`;
const rest = '(?::(?<port>\\d{1,5}))?(?:/[^\\s?#]*)?(?:\\?[^\\s#]*)?(?:#\\S*)?';
const url = new RegExp(`^(?:https?://)?(?:${ipv4}|${named})${rest}$`, 'i');

/** True for a web address, whose scheme may be left out; a host name may be one word (INT.12). */
export function isUrl(text: string): boolean {
  const groups = url.exec(text)?.groups;
  return groups !== undefined && (groups.port === undefined || Number(groups.port) <= 65_535);
}

const isEmail = (text: string): boolean => /^[^\s@,<>"]{1,64}@[^\s@,<>"]{1,189}$/.test(text);

function isTimezone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
