import type { Seal } from '../../platform/seal.ts';
import { type FormValues, secretMask, valueAt } from './check-form.ts';
import { columns, type ExportConfig } from './external-system-row.ts';
import type { FormField } from './form-field.ts';
import { isSecretSetting, type OutboundSetting } from './outbound-settings.ts';

type Column = keyof typeof columns;

const trimmed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(trimmed);
  return typeof value === 'string' ? value.trim() : value;
};

/**
 * Stored value of an emptied field: empty for lists, false for switches, the default of a new form for required ones.
 */
function emptied(field: FormField): unknown {
  if (field.isList) return field.name === 'externalAlertEmails' ? null : [];
  if (field.type === 'boolean') return false;
  return field.type === 'slider' || ['etlTimestampOffset', 'senderCheck'].includes(field.name)
    ? field.defaultValue
    : null;
}

/** Returns the given values of checked fields as columns. */
export function columnsOf(fields: readonly FormField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = trimmed(values[field.name]);
      if (value === undefined || !Object.hasOwn(columns, field.name)) return [];
      return [[columns[field.name as Column], value === null || value === '' ? emptied(field) : value]];
    }),
  );
}

/** Returns the given values under `exportConfig` or `outboundSettings` of checked fields. */
function nested(fields: readonly FormField[], values: FormValues, above: string): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = trimmed(valueAt(values, name));
      return name.startsWith(`${above}.`) && value !== undefined ? [[name.slice(above.length + 1), value]] : [];
    }),
  );
}

/** Returns the export configuration with the given values set, and cleared ones removed. */
export const exportConfigOf = (fields: readonly FormField[], values: FormValues, before: ExportConfig): ExportConfig =>
  withoutEmpty({ ...before, ...nested(fields, values, 'exportConfig') });

export interface OutboundColumns {
  outbound_settings: string;
  outbound_secrets_sealed: Buffer | null;
}

const placeOf = (customerId: number, systemId: number): string => `outbound-secrets/${customerId}/${systemId}`;

/** The outbound settings with the given values in them: secrets sealed apart, and kept where the mask was given. */
export function outboundColumnsOf(
  fields: readonly FormField[],
  values: FormValues,
  of: { customerId: number; systemId: number; seal: Seal; settings: Record<string, unknown>; sealed: Buffer | null },
): OutboundColumns {
  const place = placeOf(of.customerId, of.systemId);
  const settings = { ...of.settings };
  const secrets: Record<string, unknown> = of.sealed ? JSON.parse(of.seal.open(of.sealed, place)) : {};
  for (const [name, value] of Object.entries(nested(fields, values, 'outboundSettings'))) {
    if (!isSecretSetting(name as OutboundSetting)) settings[name] = value;
    else if (value !== secretMask) secrets[name] = value;
  }
  const kept = withoutEmpty(secrets);
  return {
    // which secrets there are is no secret: they read back masked
    outbound_settings: JSON.stringify({ ...withoutEmpty(settings), secrets: Object.keys(kept) }),
    outbound_secrets_sealed: Object.keys(kept).length > 0 ? of.seal.seal(JSON.stringify(kept), place) : null,
  };
}

/** Returns outbound settings with their secrets, for connectors. @throws Error for another seal. */
export function openOutboundSettings(
  seal: Seal,
  system: { customerId: number; systemId: number; settings: Record<string, unknown>; sealed: Buffer | null },
): Record<string, unknown> {
  const { secrets: _, ...settings } = system.settings;
  if (!system.sealed) return settings;
  return { ...settings, ...JSON.parse(seal.open(system.sealed, placeOf(system.customerId, system.systemId))) };
}

/** Outbound settings as they are read: secrets masked. */
export function readOutboundSettings({ secrets, ...settings }: Record<string, unknown>): Record<string, unknown> {
  const names = Array.isArray(secrets) ? (secrets as string[]) : [];
  return { ...settings, ...Object.fromEntries(names.map((name) => [name, secretMask])) };
}

const withoutEmpty = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== '')) as T;
