import { randomUUID } from 'node:crypto';
import { newCmmsSystem, storeCmmsField, storeCmmsValues } from '../support/cmms.ts';
import type { TestApi } from '../support/test-api.ts';
import { activeAt } from './moments.ts';

export interface CmmsIds {
  systemId: string;
  fieldId: string;
  parentFieldId: string;
  valueId: string;
  spareValueId: string;
  translationId: string;
  spareTranslationIds: string[];
}

/** Stores a maintenance system with fields, values, and mappings that fill them. */
export async function storeCmms(
  api: TestApi,
  customerId: number,
  { marker, entityId }: { marker: string; entityId: number },
): Promise<CmmsIds> {
  const systemId = await newCmmsSystem(api.db, customerId, { displayName: `Orders ${marker}` });
  const of = { customerId, systemId };
  const parentFieldId = await storeCmmsField(api.db, { ...of, name: 'site', title: `Site ${marker}` });
  await storeCmmsField(api.db, { ...of, name: 'assetnum', title: `Asset ${marker}`, isCreateWorkField: false });
  const fieldId = await storeCmmsField(api.db, {
    ...of,
    // Maximo's assignee of an order
    name: 'lead',
    title: `Lead ${marker}`,
    genericField: 'Asset',
  });
  const [valueId, spareValueId] = await storeCmmsValues(api.db, { customerId, fieldId }, [
    { name: `V-${marker}`, value: `Value ${marker}` },
    { name: `S-${marker}`, value: `Spare ${marker}` },
  ]);
  const translations = [marker, `one ${marker}`, `two ${marker}`].map((internal) => ({
    id: randomUUID(),
    customer_id: customerId,
    field_id: fieldId,
    direction: 'INTERNAL_TO_EXTERNAL',
    ...{ external_value: `V-${marker}`, external_key: `v-${marker}`, internal_value: internal, internal_key: internal },
    ...{ created_at: new Date(activeAt), modified_at: new Date(activeAt) },
  }));
  await api.db('external_cmms_value_translations').insert(translations);
  const mapping = { customer_id: customerId, field_id: fieldId, created_at: new Date(activeAt) };
  await api.db('external_cmms_field_mappings').insert([
    { ...mapping, internal_field_type: 'ATTRIBUTE', internal_field_name: 'rooms' },
    { ...mapping, internal_field_type: 'ATTRIBUTE', internal_field_name: marker },
  ]);
  await api.db('cmms_configs').insert({
    ...{ customer_id: customerId, target_type: 'ENTITY', target_id: entityId, field_id: fieldId, value: `V-${marker}` },
    modified_at: new Date(activeAt),
  });
  // set for one customer and not for the other
  await api.db('global_cmms_configs').insert({ customer_id: customerId, save_on_create_work: entityId > 102_000 });
  await api.db('cmms_pulls').insert({
    ...{ customer_id: customerId, id: randomUUID(), system_id: systemId, kind: 'FIELDS', status: 'FAILED' },
    ...{ error: marker, created_at: new Date(activeAt) },
  });
  const [first, ...spare] = translations.map(({ id }) => id);
  return {
    systemId: String(systemId),
    fieldId,
    parentFieldId,
    valueId: valueId as string,
    spareValueId: spareValueId as string,
    translationId: first as string,
    spareTranslationIds: spare,
  };
}
