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
  'Query.cmmsSystems': { asks: ['cmmsValues VIEW'], args: [() => ({})] },
  'Query.externalCmmsFields': {
    asks: ['cmmsFields VIEW'],
    args: [(side) => ({ externalSystemIds: [side.cmms.systemId], titleLike: `%${side.marker}%`, offset: 0 })],
  },
  'Query.externalCmmsFieldsAndCount': {
    asks: ['cmmsFields VIEW'],
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
    asks: ['cmmsValues VIEW'],
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
    asks: ['cmmsValues VIEW'],
    args: [(side) => ({ externalSystemId: side.cmms.systemId, search: side.marker, offset: 0 })],
  },
  'Query.cmmsAssigneeCount': {
    asks: ['cmmsValues VIEW'],
    args: [(side) => ({ externalSystemId: side.cmms.systemId, search: side.marker })],
  },
  'Query.externalCmmsDomainValues': {
    asks: ['cmmsValues VIEW'],
    args: [(side) => ({ externalCmmsFieldId: side.cmms.fieldId, keyValueLike: `%${side.marker}%`, offset: 0 })],
  },
  'Query.externalCmmsDomainValuesAndCount': {
    asks: ['cmmsValues VIEW'],
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
    asks: ['cmmsValues VIEW', 'alarms VIEW'],
    args: [
      (side) => ({
        externalSystemId: side.cmms.systemId,
        alarmIds: [side.alarmId],
        externalDetails: { [side.cmms.fieldId]: side.marker },
      }),
    ],
  },
  'Query.pullExternalCmmsFields': {
    asks: ['cmmsFields EDIT'],
    args: [(side) => ({ externalSystemId: side.cmms.systemId, isPreview: true, names: [side.marker] })],
  },
  'Query.pullExternalCmmsDomainValues': {
    asks: ['cmmsFields EDIT'],
    args: [(side) => ({ fieldIds: [side.cmms.parentFieldId] })],
  },
  'Query.cmmsPulls': { asks: ['cmmsFields VIEW'], args: [(side) => ({ externalSystemId: side.cmms.systemId })] },
  'Query.externalCmmsFieldMappings': {
    asks: ['cmmsFields VIEW'],
    args: [(side) => ({ externalSystemId: side.cmms.systemId })],
  },
  'Query.externalCmmsFieldMaps': {
    asks: ['cmmsFields VIEW'],
    args: [(side) => ({ externalSystemId: side.cmms.systemId })],
  },
  'Query.cmmsInternalFields': { asks: ['cmmsFields VIEW'], args: [() => ({})] },
  'Query.externalCmmsValueTranslationsAndCount': {
    asks: ['cmmsFields VIEW'],
    args: [(side) => ({ where: { externalFieldId: side.cmms.fieldId, valueLike: `%${side.marker}%` }, ...page })],
  },
  'Query.globalCmmsConfig': { asks: ['cmmsFields VIEW'], args: [() => ({})] },
  'Query.cmmsConfig': {
    asks: {
      each: [
        ['cmmsValues VIEW', 'alarms VIEW'],
        ['cmmsValues VIEW', 'assets VIEW'],
      ],
    },
    args: [
      (side) => ({ alarmId: side.alarmId, externalSystemId: side.cmms.systemId }),
      (side) => ({ entityId: side.entityId }),
    ],
  },
  'Mutation.createExternalCmmsField': {
    asks: ['cmmsFields CREATE'],
    args: [
      (side) => ({
        input: { externalSystemId: side.cmms.systemId, name: `Field ${another()}`, ...cmmsFieldInput(side) },
      }),
    ],
    makesNew: true,
  },
  'Mutation.updateExternalCmmsField': {
    asks: ['cmmsFields EDIT'],
    args: [(side) => ({ id: side.cmms.fieldId, input: cmmsFieldInput(side) })],
  },
  'Mutation.reorderExternalCmmsFields': {
    asks: ['cmmsFields EDIT'],
    args: [
      (side) => ({
        fieldIds: [side.cmms.fieldId, side.cmms.parentFieldId],
        type: 'VIEW',
        externalSystemId: side.cmms.systemId,
      }),
    ],
  },
  'Mutation.createExternalCmmsDomainValue': {
    asks: ['cmmsFields CREATE'],
    args: [
      (side) => ({
        externalCmmsFieldId: side.cmms.fieldId,
        input: { ...cmmsValueInput(side), name: `Value ${another()}` },
      }),
    ],
    makesNew: true,
  },
  'Mutation.updateExternalCmmsDomainValue': {
    asks: ['cmmsFields EDIT'],
    args: [(side) => ({ id: side.cmms.valueId, input: cmmsValueInput(side) })],
  },
  'Mutation.deleteExternalCmmsDomainValues': {
    asks: ['cmmsFields DELETE'],
    args: [(side) => ({ ids: [side.cmms.spareValueId] })],
  },
  'Mutation.createExternalCmmsFieldMapping': {
    asks: ['cmmsFields CREATE'],
    args: [(side) => ({ externalId: side.cmms.fieldId, internalId: `ATTRIBUTE:made-${another()}` })],
    makesNew: true,
  },
  'Mutation.deleteExternalCmmsFieldMapping': {
    asks: ['cmmsFields DELETE'],
    args: [(side) => ({ externalId: side.cmms.fieldId, internalId: `ATTRIBUTE:${side.marker}` })],
  },
  'Mutation.createExternalCmmsValueTranslation': {
    asks: ['cmmsFields CREATE'],
    args: [
      (side) => ({
        externalFieldId: side.cmms.fieldId,
        input: { ...cmmsTranslationInput(side), internalValue: `Made ${another()}` },
      }),
    ],
    makesNew: true,
  },
  'Mutation.updateExternalCmmsValueTranslation': {
    asks: ['cmmsFields EDIT'],
    args: [(side) => ({ id: side.cmms.translationId, input: cmmsTranslationInput(side) })],
  },
  'Mutation.deleteExternalCmmsValueTranslation': {
    asks: ['cmmsFields DELETE'],
    args: [(side) => ({ id: side.cmms.spareTranslationIds[0] })],
  },
  'Mutation.deleteExternalCmmsValueTranslations': {
    asks: ['cmmsFields DELETE'],
    args: [(side) => ({ ids: [side.cmms.spareTranslationIds[1]] })],
  },
  'Mutation.addExternalCmmsRelatedParentField': {
    asks: ['cmmsFields EDIT'],
    args: [(side) => ({ externalCmmsFieldId: side.cmms.parentFieldId, parentFieldId: side.cmms.fieldId })],
  },
  'Mutation.removeExternalCmmsRelatedParentField': {
    asks: ['cmmsFields EDIT'],
    args: [(side) => ({ externalCmmsFieldId: side.cmms.parentFieldId })],
  },
  'Mutation.updateCmmsConfig': {
    asks: ['cmmsValues EDIT', 'alarms VIEW'],
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
    asks: ['cmmsFields EDIT'],
    args: [() => ({ saveOnCreateWork: true })],
    isAlike: true,
  },
};
