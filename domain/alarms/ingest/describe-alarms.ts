import type { Transaction } from '../../../platform/database.ts';
import { namingOf } from '../../assets/directories.ts';
import { createDirectory } from '../../assets/directory.ts';
import { describe } from '../../properties/describe.ts';
import { keepValues, mergedKey, readMerged } from '../../properties/property-values.ts';
import type { AlarmProperty, AlarmTextsRead } from '../model/property.ts';
import { readVotes } from '../rows/alarm-property-rows.ts';

/** An alarm whose texts are new or have changed. */
export interface ChangedTexts {
  customerId: number;
  id: number;
  systemId: number;
  isNew: boolean;
  texts: AlarmTextsRead;
}

const noNames = { directory: createDirectory([]), least: 1 };

/**
 * Derives properties from alarms' texts, without overriding people's votes, and stores the values to choose from: a few
 * statements for any number of alarms.
 * @returns properties in the order of the alarms.
 */
export async function describeAlarms(trx: Transaction, alarms: readonly ChangedTexts[]): Promise<AlarmProperty[][]> {
  if (alarms.length === 0) return [];
  const naming = await namingOf(
    trx,
    alarms.map(({ systemId }) => systemId),
  );
  const votes = await readVotes(
    trx,
    alarms.filter(({ isNew }) => !isNew),
  );
  const merged = await readMerged(
    trx,
    alarms.map(({ customerId }) => customerId),
  );
  const meant = (customerId: number, property: AlarmProperty): AlarmProperty => {
    if (merged.size === 0 || property.by === 'PERSON') return property;
    const { type } = property;
    const value = property.value.map((each) => merged.get(mergedKey({ customerId, type, value: each })) ?? each);
    return { ...property, value: [...new Set(value)] };
  };
  const described = alarms.map(({ customerId, id, systemId, texts }) =>
    describe(texts, { ...(naming.get(systemId) ?? noNames), known: votes.get(`${customerId}/${id}`) ?? [] }).map(
      (property) => meant(customerId, property),
    ),
  );
  await keepValues(
    trx,
    described.flatMap((properties, index) =>
      properties.flatMap(({ type, value }) =>
        value.map((each) => ({ customerId: (alarms[index] as ChangedTexts).customerId, type, value: each })),
      ),
    ),
  );
  return described;
}
