import type { Transaction } from '../../../platform/database.ts';
import { entitiesOf } from '../../alarms/details/entities.ts';
import { readDirectory } from '../../assets/directories.ts';
import type { Entity } from '../../assets/directory.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import type { ExternalCmmsField } from '../cmms.ts';
import { type CmmsEntries, matchKey } from '../inputs.ts';
import { readMappings } from '../mappings.ts';
import { readTranslations } from '../translations.ts';
import { attributesOf } from './alarm-attributes.ts';
import type { ConfigLevel, ListValue, Sources } from './sources.ts';

interface ConfigRow {
  target_type: 'ALARM' | 'ENTITY';
  target_id: number;
  field_id: string;
  value: string;
}

/** All that the fields of any number of alarms are filled from, read at once: what only some need is shared. */
export interface LoadedSources {
  /** Sources for a ticket of these alarms, with the values of its form; the first alarm that has a value wins. */
  of(alarms: readonly AlarmRow[], entries: CmmsEntries): Sources;
  /** Sources for an asset or place, without any alarm. */
  ofEntity(entity: Entity): Sources;
}

/**
 * Reads what fields are filled from for some alarms and entities.
 * @param texts that forms say, so that the values of lists which they name are known
 */
export async function loadSources(
  trx: Transaction,
  customerId: number,
  fields: readonly ExternalCmmsField[],
  of: { alarms?: readonly AlarmRow[]; entityIds?: readonly number[]; texts?: readonly string[] },
): Promise<LoadedSources> {
  const alarms = of.alarms ?? [];
  const fieldIds = fields.map(({ id }) => id);
  const directory = await readDirectory(trx, customerId);
  const entitiesByAlarm = new Map(alarms.map((alarm) => [alarm.id, entitiesOf(alarm, directory)]));
  const entityPath = (id: number): Entity[] => {
    const entity = directory.byId(id);
    return entity ? directory.pathOf(entity) : [];
  };
  const entityIds = new Set(
    [...entitiesByAlarm.values(), ...(of.entityIds ?? []).map(entityPath)].flat().map(({ id }) => id),
  );
  const configs = await readConfigs(
    trx,
    customerId,
    fieldIds,
    alarms.map(({ id }) => id),
    [...entityIds],
  );
  const mappings = await readMappings(trx, customerId, 'and m.field_id = any(:fieldIds::uuid[])', { fieldIds });
  const attributes = new Map(alarms.map((alarm) => [alarm.id, attributesOf(alarm)]));

  const mapped = new Set(mappings.map(({ internalFieldName }) => internalFieldName));
  const said = [...attributes.values()].flatMap((ofAlarm) =>
    [...ofAlarm].filter(([name]) => mapped.has(name)).map(([, text]) => text),
  );
  const translations = await readTranslations(
    trx,
    customerId,
    `and t.field_id = any(:fieldIds::uuid[]) and t.direction = 'INTERNAL_TO_EXTERNAL' and t.internal_key = any(:keys::text[])`,
    { fieldIds, keys: [...new Set(said.map(matchKey))] },
  );
  const texts = [
    ...said,
    ...translations.map(({ externalValue }) => externalValue),
    ...configs.map(({ value }) => value),
    ...fields.flatMap(({ defaultValue }) => defaultValue ?? []),
    ...(of.texts ?? []),
  ];
  const values = await readListValues(trx, customerId, fields, texts);

  const valuesOf = (type: 'ALARM' | 'ENTITY', id: number): Map<string, string> =>
    new Map(
      configs.filter((row) => row.target_type === type && row.target_id === id).map((row) => [row.field_id, row.value]),
    );
  const levelOf = (entity: Entity): ConfigLevel => ({
    source: entity.class === 'Building' ? 'BUILDING' : 'ASSET',
    name: entity.name,
    values: valuesOf('ENTITY', entity.id),
  });
  // levels nearer to the work come first, for any of the alarms
  const inOrder = (entities: readonly Entity[]): ConfigLevel[] => {
    const levels = entities.map(levelOf);
    return [
      ...levels.filter(({ source }) => source === 'ASSET'),
      ...levels.filter(({ source }) => source === 'BUILDING'),
    ];
  };
  const shared = { mappings, translations, values };
  return {
    of: (asked, entries) => ({
      ...shared,
      entries,
      configs: [
        ...asked.map(({ id }): ConfigLevel => ({ source: 'ALARM', name: `A${id}`, values: valuesOf('ALARM', id) })),
        ...inOrder([...new Set(asked.flatMap(({ id }) => entitiesByAlarm.get(id) ?? []))]),
      ],
      attributes: asked.map(({ id }) => attributes.get(id) ?? new Map()),
    }),
    ofEntity: (entity) => ({
      ...shared,
      entries: new Map(),
      configs: inOrder(directory.pathOf(entity)),
      attributes: [],
    }),
  };
}

async function readConfigs(
  trx: Transaction,
  customerId: number,
  fieldIds: readonly string[],
  alarmIds: readonly number[],
  entityIds: readonly number[],
): Promise<ConfigRow[]> {
  const { rows } = await trx.raw(
    `select target_type, target_id, field_id, value from cmms_configs
     where customer_id = :customerId and field_id = any(:fieldIds::uuid[])
       and (target_type = 'ALARM' and target_id = any(:alarmIds::bigint[])
         or target_type = 'ENTITY' and target_id = any(:entityIds::bigint[]))`,
    { customerId, fieldIds, alarmIds, entityIds },
  );
  return rows;
}

/** The values of lists that texts name, by key or label. */
async function readListValues(
  trx: Transaction,
  customerId: number,
  fields: readonly ExternalCmmsField[],
  texts: readonly string[],
): Promise<ListValue[]> {
  const lists = fields.filter(({ dataType }) => dataType === 'List').map(({ id }) => id);
  const keys = [...new Set(texts.map(matchKey))];
  if (lists.length === 0 || keys.length === 0) return [];
  const { rows } = await trx.raw(
    `select field_id as "fieldId", name, value, external_id as "externalId", parent_external_id as "parentExternalId"
     from external_cmms_domain_values
     where customer_id = :customerId and not is_deleted and field_id = any(:lists::uuid[])
       and (name_key = any(:keys::text[]) or value_key = any(:keys::text[]))
     order by name, parent_external_id nulls first`,
    { customerId, lists, keys },
  );
  return rows;
}
