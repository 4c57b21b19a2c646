import { z } from 'zod';
import { mappingTexts } from '../../texts/server/mapping.ts';
import { type ParsedMap, parseMap } from './field-map.ts';

const word = z.string().trim().min(1).max(100);

/**
 * Meaning of one Metasys server's alarm types: data that an admin edits. Types are named without their enumeration
 * (`avOffline`), regardless of case.
 */
export const metasysMapSchema = z.strictObject({
  /** Types that report a return; it ends the item's last alarm, of any type. */
  normalTypes: z.array(word).max(50).default(['avNormal', 'avOnline']),
  faultTypes: z.array(word).max(50).default(['avOffline', 'avUnreliable', 'avFault', 'avTrouble']),
  /** Version 2 numbers its enumerations: "set/member" of an alarm type → its name. */
  members: z
    .record(z.string().regex(/^\d{1,6}\/\d{1,6}$/, mappingTexts.memberFormat), word)
    .refine((table) => Object.keys(table).length <= 1_000, mappingTexts.members)
    .default({ '108/0': 'avNormal', '108/68': 'avAlarm', '108/71': 'avOffline', '108/75': 'avOnline' }),
});
export type MetasysMap = z.output<typeof metasysMapSchema>;

/** The map of an integration, the default one where it has none, or why it cannot be used. */
export const parseMetasysMap = (input: unknown): ParsedMap<MetasysMap> => parseMap(metasysMapSchema, 'type map', input);
