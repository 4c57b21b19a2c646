import type { Field } from './fields/kinds.ts';
import { nuisanceFields } from './fields/nuisance.ts';
import { propertyFields } from './fields/properties.ts';
import { sourceFields } from './fields/source.ts';
import { timeFields } from './fields/times.ts';
import { triageFields } from './fields/triage.ts';

export type { Field, FilterType } from './fields/kinds.ts';

const known = { ...triageFields, ...nuisanceFields, ...timeFields, ...propertyFields, ...sourceFields };

export type FieldName = keyof typeof known;

/** Every field the criteria language knows, by the name it has in GraphQL, sockets and URLs. */
export const fields: Record<FieldName, Field> = known;

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name);
