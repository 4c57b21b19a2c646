import { z } from 'zod';
import { isStorable } from '../../platform/storable.ts';
import { assetTexts } from '../../texts/server/assets.ts';
import { commonTexts } from '../../texts/server/common.ts';
import { oneLine } from '../alarms/model/property.ts';
import { typedValueMaxLength } from '../constants.ts';
import { keyOf } from './similarity.ts';

/** Number of an entity, as it is sent. */
export const entityIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, assetTexts.notFound)
  .transform(Number);

/** Name of an entity, a class or an alias: one line with a letter or digit. */
export const entityNameSchema = z
  .string()
  .max(500)
  .refine(isStorable, commonTexts.invalidCharacters)
  .transform(oneLine)
  .refine((text) => keyOf(text) !== '' && text.length <= typedValueMaxLength, assetTexts.length(typedValueMaxLength));

export const criticalitySchema = z
  .int(assetTexts.criticality)
  .min(1, assetTexts.criticality)
  .max(5, assetTexts.criticality);

const shortText = z
  .string()
  .max(500)
  .refine(isStorable, commonTexts.invalidCharacters)
  .transform(oneLine)
  .refine((text) => text.length <= typedValueMaxLength, assetTexts.tooLong(typedValueMaxLength))
  .transform((text) => text || null)
  .nullable();

/** Most further facts of an entity. */
const mostProperties = 50;

/** Fields of an entity that people set, by their names; null takes a value away. */
export const entityFields = {
  class: entityNameSchema,
  name: entityNameSchema,
  parentId: entityIdSchema.nullable(),
  criticality: criticalitySchema.nullable(),
  spaceTypeId: z.uuid(assetTexts.spaceTypeNotFound).nullable(),
  shop: shortText,
  isPaid: z.boolean(),
  properties: z
    .array(z.object({ label: entityNameSchema, value: entityNameSchema }))
    .max(mostProperties, assetTexts.tooManyProperties(mostProperties))
    .refine((given) => new Set(given.map(({ label }) => keyOf(label))).size === given.length, assetTexts.propertyTwice),
} as const;

/** Tokens by which an entity's properties are found: that it has one of a label, and its value. */
export const entityTokensOf = (properties: ReadonlyArray<{ label: string; value: string }>): string[] =>
  properties.flatMap(({ label, value }) => [label, `${label}=${value}`]);
