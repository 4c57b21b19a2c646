import type { Side } from '../scene.ts';
import { another, page, type Recipe } from './recipe.ts';

const cmmsFieldInput = (side: Side) => ({
  title: `Title ${side.marker}`,
  description: side.marker,
  dataType: 'List',
  maxLength: 50,
  defaultValue: side.marker,
  genericField: 'Asset',
  isCreateWorkField: true,
  isCreateHiddenWorkField: false,
  isRequired: false,
  isVisible: true,
  isReadOnly: false,
  isDeleted: false,
  displayTemplate: 'VALUE',
  isTranslatedByName: true,
  isTranslatedByValue: true,
  isAutoSyncValuesEnabled: false,
});

const cmmsValueInput = (side: Side) => ({
  name: `V-${side.marker}`,
  value: `Value ${side.marker}`,
  externalId: side.marker,
  parentExternalId: null,
});

const cmmsTranslationInput = (side: Side) => ({
  externalValue: `V-${side.marker}`,
  internalValue: `Room ${side.marker}`,
  internalValueSource: 'rooms',
  translationDirection: 'INTERNAL_TO_EXTERNAL',
});

export const cmms: Record<string, Recipe> = {
  'Query.cmmsSystems': { args: [() => ({})] },
  'Query.externalCmmsFields': {
    args: [(side) => ({ externalSystemIds: [side.cmms.systemId], titleLike: `%${side.marker}%`, offset: 0 })],
  },
  'Query.externalCmmsFieldsAndCount': {
    args: [
      (side) => ({
        where: {
          ids: [side.cmms.fieldId],
          externalSystemIds: [side.cmms.systemId],
          titleLike: `%${side.marker}%`,
          isDeleted: false,
        },
        orderBy: 'VIEW',
        ...page,
      }),
    ],
  },
  'Query.externalCmmsFieldOptions': {
    args: [
      (side) => ({
        externalCmmsFieldId: side.cmms.fieldId,
        search: side.marker,
        externalDetails: null,
        useValueSort: true,
        offset: 0,
      }),
    ],
  },
  'Query.cmmsAssignee': {
    args: [(side) => ({ externalSystemId: side.cmms.systemId, search: side.marker, offset: 0 })],
  },
  'Query.cmmsAssigneeCount': { args: [(side) => ({ externalSystemId: side.cmms.systemId, search: side.marker })] },
  'Query.externalCmmsDomainValues': {
    args: [(side) => ({ externalCmmsFieldId: side.cmms.fieldId, keyValueLike: `%${side.marker}%`, offset: 0 })],
  },
  'Query.externalCmmsDomainValuesAndCount': {
    args: [
      (side) => ({
        where: {
          externalCmmsFieldId: side.cmms.fieldId,
          genericField: 'Asset',
          ...{ keyValueLike: `%${side.marker}%`, nameLike: `%${side.marker}`, valueLike: `%${side.marker}` },
          isDeleted: false,
        },
        ...page,
      }),
    ],
  },
  'Query.translateInternalToExternalCmmsValues': {
    args: [
      (side) => ({
        externalSystemId: side.cmms.systemId,
        alarmIds: [side.alarmId],
        externalDetails: { [side.cmms.fieldId]: side.marker },
      }),
    ],
  },
  'Query.pullExternalCmmsFields': {
    args: [(side) => ({ externalSystemId: side.cmms.systemId, isPreview: true, names: [side.marker] })],
  },
  'Query.pullExternalCmmsDomainValues': { args: [(side) => ({ fieldIds: [side.cmms.parentFieldId] })] },
  'Query.cmmsPulls': { args: [(side) => ({ externalSystemId: side.cmms.systemId })] },
  'Query.externalCmmsFieldMappings': { args: [(side) => ({ externalSystemId: side.cmms.systemId })] },
  'Query.externalCmmsFieldMaps': { args: [(side) => ({ externalSystemId: side.cmms.systemId })] },
  'Query.cmmsInternalFields': { args: [() => ({})] },
  'Query.externalCmmsValueTranslationsAndCount': {
    args: [(side) => ({ where: { externalFieldId: side.cmms.fieldId, valueLike: `%${side.marker}%` }, ...page })],
  },
  'Query.globalCmmsConfig': { args: [() => ({})] },
  'Query.cmmsConfig': {
    args: [
      (side) => ({ alarmId: side.alarmId, externalSystemId: side.cmms.systemId }),
      (side) => ({ entityId: side.entityId }),
    ],
  },
  'Mutation.createExternalCmmsField': {
    args: [
      (side) => ({
        input: { externalSystemId: side.cmms.systemId, name: `Field ${another()}`, ...cmmsFieldInput(side) },
      }),
    ],
    makesNew: true,
  },
  'Mutation.updateExternalCmmsField': {
    args: [(side) => ({ id: side.cmms.fieldId, input: cmmsFieldInput(side) })],
  },
  'Mutation.reorderExternalCmmsFields': {
    args: [
      (side) => ({
        fieldIds: [side.cmms.fieldId, side.cmms.parentFieldId],
        type: 'VIEW',
        externalSystemId: side.cmms.systemId,
      }),
    ],
  },
  'Mutation.createExternalCmmsDomainValue': {
    args: [
      (side) => ({
        externalCmmsFieldId: side.cmms.fieldId,
        input: { ...cmmsValueInput(side), name: `Value ${another()}` },
      }),
    ],
    makesNew: true,
  },
  'Mutation.updateExternalCmmsDomainValue': {
    args: [(side) => ({ id: side.cmms.valueId, input: cmmsValueInput(side) })],
  },
  'Mutation.deleteExternalCmmsDomainValues': { args: [(side) => ({ ids: [side.cmms.spareValueId] })] },
  'Mutation.createExternalCmmsFieldMapping': {
    args: [(side) => ({ externalId: side.cmms.fieldId, internalId: `ATTRIBUTE:made-${another()}` })],
    makesNew: true,
  },
  'Mutation.deleteExternalCmmsFieldMapping': {
    args: [(side) => ({ externalId: side.cmms.fieldId, internalId: `ATTRIBUTE:${side.marker}` })],
  },
  'Mutation.createExternalCmmsValueTranslation': {
    args: [
      (side) => ({
        externalFieldId: side.cmms.fieldId,
        input: { ...cmmsTranslationInput(side), internalValue: `Made ${another()}` },
      }),
    ],
    makesNew: true,
  },
  'Mutation.updateExternalCmmsValueTranslation': {
    args: [(side) => ({ id: side.cmms.translationId, input: cmmsTranslationInput(side) })],
  },
  'Mutation.deleteExternalCmmsValueTranslation': { args: [(side) => ({ id: side.cmms.spareTranslationIds[0] })] },
  'Mutation.deleteExternalCmmsValueTranslations': { args: [(side) => ({ ids: [side.cmms.spareTranslationIds[1]] })] },
  'Mutation.addExternalCmmsRelatedParentField': {
    args: [(side) => ({ externalCmmsFieldId: side.cmms.parentFieldId, parentFieldId: side.cmms.fieldId })],
  },
  'Mutation.removeExternalCmmsRelatedParentField': {
    args: [(side) => ({ externalCmmsFieldId: side.cmms.parentFieldId })],
  },
  'Mutation.updateCmmsConfig': {
    args: [
      (side) => ({
        alarmId: side.alarmId,
        entityId: side.entityId,
        externalSystemId: side.cmms.systemId,
        cmmsConfig: { [side.cmms.fieldId]: null },
      }),
    ],
  },
  'Mutation.updateGlobalCmmsConfig': {
    args: [() => ({ saveOnCreateWork: true })],
    isAlike: true,
  },
};
