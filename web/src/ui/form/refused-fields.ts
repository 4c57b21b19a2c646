import type { FieldErrors } from './form-state.ts';

interface NamedField {
  path: string;
  message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isNamedField = (value: unknown): value is NamedField =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';

/**
 * Returns the fields that a refused GraphQL request names in `extensions.fields`, as errors of a form. The path of a
 * field is its name, or its name after `prefix`.
 */
export function refusedFields<Values extends object>(error: unknown, values: Values, prefix = ''): FieldErrors<Values> {
  const answers = isRecord(error) ? listOf(error.errors).filter(isRecord) : [];
  const fields = answers.flatMap(({ extensions }) => (isRecord(extensions) ? listOf(extensions.fields) : []));
  const errors: FieldErrors<Values> = {};
  for (const { path, message } of fields.filter(isNamedField)) {
    const name = prefix && path.startsWith(`${prefix}.`) ? path.slice(prefix.length + 1) : path;
    if (Object.hasOwn(values, name)) errors[name as keyof Values] ??= message;
  }
  return errors;
}
