import { internalIdOf } from '../../../domain/cmms/mappings.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  CmmsConfigResolvers,
  CmmsInternalFieldResolvers,
  CmmsPullResolvers,
  CmmsSystemResolvers,
  ExternalCmmsDomainValueResolvers,
  ExternalCmmsFieldMappingResolvers,
  ExternalCmmsFieldMapResolvers,
  ExternalCmmsFieldResolvers,
} from '../../generated/resolvers.ts';

export const CmmsSystem: CmmsSystemResolvers = { id: (system) => String(system.id) };

export const CmmsConfig: CmmsConfigResolvers = { externalSystem: ({ system }) => system };

export const CmmsInternalField: CmmsInternalFieldResolvers = { internalFieldType: ({ kind }) => kind };

export const CmmsPull: CmmsPullResolvers = {
  externalSystemId: (pull) => String(pull.systemId),
  createdAt: (pull) => iso(pull.createdAt),
  finishedAt: (pull) => isoOrNull(pull.finishedAt),
};

export const ExternalCmmsField: ExternalCmmsFieldResolvers = {
  externalSystemId: (field) => String(field.systemId),
  relatedParentField: ({ relatedParentFieldId: id }, _, { loaders }) =>
    id === null ? null : loaders.cmmsFields.load(id),
  lastRefreshedAt: (field) => isoOrNull(field.lastRefreshedAt),
  lastRefreshedBy: async ({ lastRefreshedBy: id }, _, { loaders }) =>
    (id === null ? null : await loaders.people.load(id))?.displayName ?? null,
};

export const ExternalCmmsDomainValue: ExternalCmmsDomainValueResolvers = {
  externalCmmsFieldId: (value) => value.fieldId,
  genericField: async ({ fieldId }, _, { loaders }) => (await loaders.cmmsFields.load(fieldId))?.genericField ?? null,
  createdAt: (value) => iso(value.createdAt),
  createdBy: async ({ createdBy: id }, _, { loaders }) =>
    (id === null ? null : await loaders.people.load(id))?.displayName ?? null,
  modifiedAt: (value) => iso(value.modifiedAt),
  modifiedBy: async ({ modifiedBy: id }, _, { loaders }) =>
    (id === null ? null : await loaders.people.load(id))?.displayName ?? null,
};

export const ExternalCmmsFieldMapping: ExternalCmmsFieldMappingResolvers = { internalId: internalIdOf };

export const ExternalCmmsFieldMap: ExternalCmmsFieldMapResolvers = {
  translationCount: ({ translations }) => translations,
};
