import { z } from 'zod';
import { isStorable } from '../../platform/storable.ts';
import { commonTexts } from '../../texts/server/common.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { oneLine } from '../alarms/model/property.ts';
import { locationPropertiesMax, locationValuesMax, typedValueMaxLength } from '../constants.ts';
import type { PropertyValues } from '../lists/alarms/place-filters.ts';
import { nameSchema } from '../name-schema.ts';

/** A named set of alarm property values that teams look after (USR.15). */
export interface Location {
  id: string;
  name: string;
  alarmProperties: PropertyValues[];
}

export const locationIdSchema = z.uuid(peopleTexts.locationNotFound);

const valueSchema = z
  .string()
  .max(typedValueMaxLength * 20)
  .refine(isStorable, commonTexts.invalidCharacters)
  .transform(oneLine)
  .refine(
    (value) => value !== '' && value.length <= typedValueMaxLength,
    peopleTexts.locationValue(typedValueMaxLength),
  );

export const locationFieldsSchema = z.object({
  name: nameSchema('Location', 100),
  alarmProperties: z
    .array(z.object({ name: z.string().max(50), values: z.array(valueSchema).min(1).max(locationValuesMax) }))
    .min(1, peopleTexts.locationEmpty)
    .max(locationPropertiesMax)
    .refine((given) => new Set(given.map(({ name }) => name)).size === given.length, peopleTexts.propertyTwice)
    .refine(
      (given) => given.reduce((sum, { values }) => sum + values.length, 0) <= locationValuesMax,
      peopleTexts.locationValues(locationValuesMax),
    ),
});
export type LocationFields = z.output<typeof locationFieldsSchema>;
