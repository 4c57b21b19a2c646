import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { assertSuper } from '../identity/assert-super.ts';
import type { Ctx } from '../identity/ctx.ts';
import { connectionTypes, directions, schemaLabel } from './external-schemas.ts';
import type { FormField } from './form-field.ts';
import { formFields, schemasOf } from './form-fields.ts';
import { mainFields } from './integration-form.ts';
import type { IntegrationPorts } from './integration-ports.ts';

const schema = z.object({
  direction: z.enum(directions),
  schema: z.string().nullish(),
  connectionType: z.enum(connectionTypes).nullish(),
});
export type IntegrationOptionsInput = z.input<typeof schema>;

export interface IntegrationOptions {
  directions: Array<{ value: string; label: string }>;
  schemas: Array<{ value: string; label: string }>;
  mainFields: FormField[];
  fields: FormField[];
}

/** `getExternalSystemOptions`: returns the fields of an integration's form. Super users only. */
export function integrationOptions(
  ctx: Ctx,
  { mailDomain }: Pick<IntegrationPorts, 'mailDomain'>,
  input: IntegrationOptionsInput,
): IntegrationOptions {
  assertSuper(ctx);
  const kind = schema.parse(input);
  return {
    directions: directions.map((value) => ({ value, label: value === 'INBOUND' ? 'Inbound' : 'Outbound' })),
    schemas: schemasOf(kind.direction).map((value) => ({ value, label: schemaLabel(value) })),
    mainFields,
    fields: formFields(kind).map((field) =>
      field.name === 'inboundEmailAddress' ? { ...field, defaultValue: newAddress(mailDomain) } : field,
    ),
  };
}

/** Returns an address that cannot be guessed, and can be spelled over the telephone. */
const newAddress = (domain: string): string => `alarms-${randomBytes(5).toString('hex')}@${domain}`;

/** `getExternalSystemJsonSchema`: the form's payload as JSON Schema (2020-12). Super users only. */
export function integrationJsonSchema(ctx: Ctx, input: IntegrationOptionsInput): Record<string, unknown> {
  assertSuper(ctx);
  const kind = schema.parse(input);
  const root = object();
  root.properties.direction = { const: kind.direction };
  root.properties.schema = { enum: schemasOf(kind.direction) };
  root.required.push('direction', 'schema');
  for (const field of [...mainFields, ...formFields(kind)]) {
    const [above, inner] = field.name.split('.');
    if (above === undefined) continue;
    if (inner !== undefined) root.properties[above] ??= object();
    const parent = inner === undefined ? root : (root.properties[above] as ObjectSchema);
    parent.properties[inner ?? above] = schemaOf(field);
    if (field.isRequired) parent.required.push(inner ?? above);
    if (field.isRequired && inner !== undefined && !root.required.includes(above)) root.required.push(above);
  }
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...root };
}

interface ObjectSchema {
  type: 'object';
  properties: Record<string, unknown>;
  required: string[];
}
const object = (): ObjectSchema => ({ type: 'object', properties: {}, required: [] });

function schemaOf(field: FormField): Record<string, unknown> {
  const one = valueSchemaOf(field);
  const whole = field.isList ? { type: 'array', items: one } : one;
  return {
    title: field.label,
    ...whole,
    ...(field.defaultValue !== null && { default: field.defaultValue }),
    ...(field.type === 'password' && { writeOnly: true }),
  };
}

function valueSchemaOf({ type, options, takesNew, format, min, max, maxLength }: FormField): Record<string, unknown> {
  if (type === 'boolean') return { type };
  if (type === 'number' || type === 'slider') {
    const bounds = { ...(min !== null && { minimum: min }), ...(max !== null && { maximum: max }) };
    return { type: type === 'slider' ? 'integer' : 'number', ...bounds };
  }
  return {
    type: 'string',
    ...(options && !takesNew && { enum: options.map(({ value }) => value) }),
    ...(maxLength !== null && { maxLength }),
    ...(format === 'email' && { format }),
  };
}
