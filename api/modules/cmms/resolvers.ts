import {
  addRelatedParentField,
  createField,
  removeRelatedParentField,
  reorderFields,
  updateField,
} from '../../../domain/cmms/change-fields.ts';
import { createDomainValue, deleteDomainValues, updateDomainValue } from '../../../domain/cmms/change-values.ts';
import { cmmsConfig, updateCmmsConfig } from '../../../domain/cmms/config/cmms-config.ts';
import { fieldOptions } from '../../../domain/cmms/field-options.ts';
import { globalCmmsConfig, updateGlobalCmmsConfig } from '../../../domain/cmms/global-config.ts';
import { countFields, listFields } from '../../../domain/cmms/list-fields.ts';
import { countValues, listValues } from '../../../domain/cmms/list-values.ts';
import { createMapping, deleteMapping, listFieldMaps, listMappings } from '../../../domain/cmms/mappings.ts';
import { listPulls, pullDomainValues, pullFields } from '../../../domain/cmms/pull/begin-pull.ts';
import { translateInternalToExternalCmmsValues } from '../../../domain/cmms/resolve/form-values.ts';
import { listInternalFields } from '../../../domain/cmms/resolve/internal-fields.ts';
import { listCmmsSystems } from '../../../domain/cmms/systems.ts';
import {
  countTranslations,
  createTranslation,
  deleteTranslations,
  listTranslations,
  updateTranslation,
} from '../../../domain/cmms/translations.ts';
import { countAssignees, listAssignees } from '../../../domain/cmms-sync/assignees.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/resolvers.ts';

export {
  CmmsConfig,
  CmmsInternalField,
  CmmsPull,
  CmmsSystem,
  ExternalCmmsDomainValue,
  ExternalCmmsField,
  ExternalCmmsFieldMap,
  ExternalCmmsFieldMapping,
} from './types.ts';

export const Query: QueryResolvers = {
  cmmsSystems: (_, __, { ctx }) => listCmmsSystems(ctx),
  externalCmmsFields: (_, { offset, ...where }, { ctx }) => listFields(ctx, { where, offset }),
  externalCmmsFieldsAndCount: (_, input, { ctx }) => ({
    externalCmmsFields: () => listFields(ctx, input),
    count: () => countFields(ctx, input),
  }),
  externalCmmsFieldOptions: (_, input, { ctx }) => fieldOptions(ctx, detailed(input)),
  cmmsAssignee: (_, input, { ctx }) => listAssignees(ctx, input),
  cmmsAssigneeCount: (_, input, { ctx }) => countAssignees(ctx, input),
  externalCmmsDomainValues: (_, { offset, ...where }, { ctx }) => listValues(ctx, { where, offset }),
  externalCmmsDomainValuesAndCount: (_, input, { ctx }) => ({
    externalCmmsDomainValues: () => listValues(ctx, input),
    count: () => countValues(ctx, input),
  }),
  translateInternalToExternalCmmsValues: (_, input, { ctx }) =>
    translateInternalToExternalCmmsValues(ctx, detailed(input)),
  pullExternalCmmsFields: (_, { externalSystemId, ...wanted }, { ctx, ports }) =>
    pullFields(ctx, ports.cmmsPulls, externalSystemId, wanted),
  pullExternalCmmsDomainValues: (_, { fieldIds }, { ctx, ports }) => pullDomainValues(ctx, ports.cmmsPulls, fieldIds),
  cmmsPulls: (_, { externalSystemId }, { ctx }) => listPulls(ctx, externalSystemId),
  externalCmmsFieldMappings: (_, { externalSystemId }, { ctx }) => listMappings(ctx, externalSystemId),
  externalCmmsFieldMaps: (_, { externalSystemId }, { ctx }) => listFieldMaps(ctx, externalSystemId),
  cmmsInternalFields: (_, __, { ctx }) => listInternalFields(ctx),
  externalCmmsValueTranslationsAndCount: (_, input, { ctx }) => ({
    externalCmmsValueTranslations: () => listTranslations(ctx, input),
    count: () => countTranslations(ctx, input),
  }),
  globalCmmsConfig: (_, __, { ctx }) => globalCmmsConfig(ctx),
  cmmsConfig: (_, input, { ctx }) => cmmsConfig(ctx, input),
};

export const Mutation: MutationResolvers = {
  createExternalCmmsField: (_, { input }, { ctx }) => createField(ctx, input as CreateField),
  updateExternalCmmsField: (_, { id, input }, { ctx }) => updateField(ctx, id, input as ChangeField),
  reorderExternalCmmsFields: (_, input, { ctx }) => reorderFields(ctx, input),
  createExternalCmmsDomainValue: (_, { externalCmmsFieldId, input }, { ctx }) =>
    createDomainValue(ctx, { ...input, externalCmmsFieldId }),
  updateExternalCmmsDomainValue: (_, { id, input }, { ctx }) => updateDomainValue(ctx, id, input),
  deleteExternalCmmsDomainValues: (_, input, { ctx }) => deleteDomainValues(ctx, input),
  createExternalCmmsFieldMapping: (_, input, { ctx }) => createMapping(ctx, input),
  deleteExternalCmmsFieldMapping: (_, input, { ctx }) => deleteMapping(ctx, input),
  createExternalCmmsValueTranslation: (_, { externalFieldId, input }, { ctx }) =>
    createTranslation(ctx, { ...input, externalFieldId }),
  updateExternalCmmsValueTranslation: (_, { id, input }, { ctx }) => updateTranslation(ctx, id, input),
  deleteExternalCmmsValueTranslation: async (_, { id }, { ctx }) => {
    await deleteTranslations(ctx, { ids: [id] }, 'deleteExternalCmmsValueTranslation');
    return { id };
  },
  deleteExternalCmmsValueTranslations: (_, input, { ctx }) => deleteTranslations(ctx, input),
  addExternalCmmsRelatedParentField: (_, input, { ctx }) => addRelatedParentField(ctx, input),
  removeExternalCmmsRelatedParentField: (_, input, { ctx }) => removeRelatedParentField(ctx, input),
  updateCmmsConfig: (_, input, { ctx }) =>
    updateCmmsConfig(ctx, { ...input, cmmsConfig: input.cmmsConfig as Record<string, string> }),
  updateGlobalCmmsConfig: (_, input, { ctx }) => updateGlobalCmmsConfig(ctx, input),
};

/** Casts a form's JSON; the domain validates it. */
const detailed = <T extends { externalDetails?: unknown }>(input: T) => ({
  ...input,
  externalDetails: input.externalDetails as Record<string, string>,
});

/** Data types contain spaces, which GraphQL enums cannot express; the domain validates them. */
type CreateField = Parameters<typeof createField>[1];
type ChangeField = Parameters<typeof updateField>[2];
