import { z } from 'zod';
import { type AppError, invalid } from '../../platform/errors.ts';
import { type OutboundRules, outboundProblem } from '../../platform/outbound-address.ts';
import { integrationTexts } from '../../texts/server/integrations.ts';
import { checkForm, type FormProblem, type FormValues, valueAt } from './check-form.ts';
import { type ConnectionType, connectionTypes, directions, isSchema, schemas } from './external-schemas.ts';
import { columns } from './external-system-row.ts';
import { type FormField, text, toggle } from './form-field.ts';
import { formFields, keptFields } from './form-fields.ts';
import { outboundSettingNames } from './outbound-settings.ts';

const group = 'Integration';
/** Fields that every integration has besides those of its kind (INT-030). */
export const mainFields: FormField[] = [
  text({ name: 'displayName', label: 'Display name', group, isRequired: true, maxLength: 200 }),
  toggle({ name: 'isActive', label: 'Active', group, defaultValue: true }),
];

const kindSchema = z.object({
  direction: z.enum(directions, integrationTexts.directionRequired),
  schema: z.string(integrationTexts.schemaRequired).refine(isSchema, integrationTexts.schemaUnknown),
  connectionType: z.enum(connectionTypes, integrationTexts.connectionTypeRequired),
});
export type IntegrationKind = z.output<typeof kindSchema>;

/**
 * Reads the kind of a new integration from its form.
 * @throws ZodError that names missing fields.
 */
export function kindOf(values: FormValues): IntegrationKind {
  const kind = kindSchema.parse(values);
  if (schemas[kind.schema].direction !== kind.direction)
    throw invalidForm([{ path: 'schema', message: integrationTexts.otherDirection }]);
  return kind;
}

/** All fields that an integration of a kind has, with those that no form offers yet. */
export const fieldsOf = (kind: {
  direction: 'INBOUND' | 'OUTBOUND';
  schema: string;
  connectionType: ConnectionType;
}) => [...mainFields, ...formFields(kind), ...keptFields(kind)];

/**
 * Checks a form by the fields of its kind, and that nothing is given that its kind does not have.
 * @param options.outboundRules for an integration whose address is connected to from here.
 * @throws AppError INVALID with every problem.
 */
export function assertForm(
  fields: readonly FormField[],
  values: FormValues,
  options: { onlyGiven?: boolean; outboundRules: OutboundRules | null },
): void {
  const known = new Set(fields.map(({ name }) => name));
  const strange: FormProblem[] = settingNames
    .filter((name) => !known.has(name) && valueAt(values, name) != null && !isOff(valueAt(values, name)))
    .map((path) => ({ path, message: integrationTexts.noSuchSetting }));
  const problems = [
    ...checkForm(fields, values, options),
    ...strange,
    ...addressProblems(values, options.outboundRules),
  ];
  if (problems.length > 0) throw invalidForm(problems);
}

/** Problems of a maintenance system's address that can be found without connecting to it. */
function addressProblems(values: FormValues, rules: OutboundRules | null): FormProblem[] {
  return ['url', 'outboundSettings.host'].flatMap((path) => {
    const address = valueAt(values, path);
    const message =
      rules !== null && typeof address === 'string' && address.trim() !== ''
        ? outboundProblem(address.trim(), rules)
        : null;
    return message === null ? [] : [{ path, message }];
  });
}

/** A switch that is off and an empty list say the same as nothing. */
const isOff = (value: unknown): boolean => value === false || (Array.isArray(value) && value.length === 0);

const settingNames = [
  // taken for every kind, as in the contract
  ...Object.keys(columns).filter((name) => name !== 'licenseExpiresAt'),
  ...outboundSettingNames.map((name) => `outboundSettings.${name}`),
];

const invalidForm = (problems: FormProblem[]): AppError =>
  invalid(problems[0]?.message ?? integrationTexts.invalid, problems);

export const nameTaken = (): AppError => invalidForm([{ path: 'displayName', message: integrationTexts.nameTaken }]);

/** Turns Postgres's refusal of an inbound address that another integration uses into a problem of the form. */
export function takenAddress(error: unknown): unknown {
  const { constraint } = error as { constraint?: string };
  if (constraint !== 'external_systems_inbound_email') return error;
  return invalidForm([{ path: 'inboundEmailAddress', message: integrationTexts.addressTaken }]);
}
