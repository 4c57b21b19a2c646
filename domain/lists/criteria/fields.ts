import { cmmsFields } from './fields/cmms.ts';
import type { Field } from './fields/kinds.ts';
import { nuisanceFields } from './fields/nuisance.ts';
import { propertyFields } from './fields/properties.ts';
import { sourceFields } from './fields/source.ts';
import { timeFields } from './fields/times.ts';
import { triageFields } from './fields/triage.ts';
import { workFields as work } from './fields/work.ts';

export type { Field, FilterType } from './fields/kinds.ts';

const known = { ...triageFields, ...nuisanceFields, ...timeFields, ...propertyFields, ...sourceFields, ...cmmsFields };

export type FieldName = keyof typeof known;

/** Every field the criteria language knows, by the name it has in GraphQL, sockets and URLs. */
export const fields: Record<FieldName, Field> = known;

/** Every field that work tickets are filtered by; no name is used for both. */
export const workFields: Record<keyof typeof work, Field> = work;

/** The field of a name, whatever it is about. */
export const fieldNamed = (name: string): Field | null =>
  isFieldName(name) ? fields[name] : Object.hasOwn(work, name) ? work[name as keyof typeof work] : null;

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name);
