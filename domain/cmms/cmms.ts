/** Records of a maintenance system: fields, the values they take, and what fills them (CMMS.1 to CMMS.7). */

export const dataTypes = ['List', 'Boolean', 'Number', 'String', 'Date Time', 'Text Area'] as const;
export type DataType = (typeof dataTypes)[number];

/** Kinds of values that alarms can be matched to. */
export const genericFields = ['Asset', 'Location', 'Shop'] as const;
export type GenericField = (typeof genericFields)[number];

/** Ways to write an option of a list. */
export const displayTemplates = ['VALUE', 'VALUE_LABEL', 'LABEL'] as const;
export type DisplayTemplate = (typeof displayTemplates)[number];

export const syncDirections = ['INTERNAL_TO_EXTERNAL', 'EXTERNAL_TO_INTERNAL'] as const;
export type SyncDirection = (typeof syncDirections)[number];

/** A field of the records that a maintenance system keeps of work. */
export interface ExternalCmmsField {
  id: string;
  systemId: number;
  /** As the system knows it. */
  name: string;
  /** The system's own name for it. */
  defaultName: string;
  /** The title that people here read. */
  title: string;
  description: string | null;
  maxLength: number | null;
  dataType: DataType;
  defaultValue: string | null;
  genericField: GenericField | null;
  /** In the form that creates work. */
  isCreateWorkField: boolean;
  /** Sent with new work without being in its form. */
  isCreateHiddenWorkField: boolean;
  isRequired: boolean;
  isVisible: boolean;
  isReadOnly: boolean;
  isDeleted: boolean;
  createDisplayOrder: number;
  viewDisplayOrder: number;
  displayTemplate: DisplayTemplate;
  isTranslatedByName: boolean;
  isTranslatedByValue: boolean;
  isAutoSyncValuesEnabled: boolean;
  isSyncingDomainValues: boolean;
  relatedParentFieldId: string | null;
  lastRefreshedAt: Date | null;
  lastRefreshedBy: string | null;
  /** The person who deleted it; null where it exists, or the system no longer has it. */
  deletedBy?: string | null;
  /** The person who added it; null if a pull added it. */
  createdBy?: string | null;
}

/** One value that a field of type List takes. */
export interface ExternalCmmsDomainValue {
  id: string;
  fieldId: string;
  /** Key of the value in the system. */
  name: string;
  /** Label shown to people. */
  value: string;
  externalId: string | null;
  /** externalId of the parent field's value that it is offered under; null: under any. */
  parentExternalId: string | null;
  isDeleted: boolean;
  isManuallyAdded: boolean;
  createdBy: string | null;
  createdAt: Date;
  modifiedBy: string | null;
  modifiedAt: Date;
}

/** Translation of one value between the two sides. */
export interface ValueTranslation {
  id: string;
  externalFieldId: string;
  externalValue: string;
  internalValue: string;
  /** The attribute whose values it translates; null: any that the field is filled from. */
  internalValueSource: string | null;
  translationDirection: SyncDirection;
}

/** ATTRIBUTE covers attributes of alarms and CMMS attributes of their source: a name is looked up in both. */
export const internalFieldTypes = ['ATTRIBUTE', 'WORK_TICKET_STATE'] as const;
export type InternalFieldType = (typeof internalFieldTypes)[number];

/** Rule that fills an external field. */
export interface FieldMapping {
  /** Id of the external field. */
  externalId: string;
  internalFieldType: InternalFieldType;
  internalFieldName: string;
}

/** Settings of all maintenance systems of a customer. */
export interface GlobalCmmsConfig {
  /** Saves the assets and locations of a create form for its alarms (CMMS.6). */
  saveOnCreateWork: boolean;
}
