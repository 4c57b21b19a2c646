import { emptySource } from '#ui/format.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return emptySource;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Fields of a payload as name and text: one level of nesting as `limits.high`, an empty one as "-". */
export function sourceFields(rawAttributes: unknown): Array<[name: string, value: string]> {
  if (!isRecord(rawAttributes)) return [];
  return Object.entries(rawAttributes).flatMap(
    ([name, value]): Array<[string, string]> =>
      isRecord(value)
        ? Object.entries(value).map(([inner, each]) => [`${name}.${inner}`, text(each)])
        : [[name, text(value)]],
  );
}

/** The payload as it was received, readable: indented where it is JSON. */
export const sourceText = (rawAttributes: unknown): string =>
  typeof rawAttributes === 'string' ? rawAttributes : JSON.stringify(rawAttributes, null, 2);
