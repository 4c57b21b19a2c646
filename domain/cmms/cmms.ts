/** What is known of a maintenance system's records: fields, the values they take, and what fills them (CMMS.1 to CMMS.7). */

export const dataTypes = ['List', 'Boolean', 'Number', 'String', 'Date Time', 'Text Area'] as const;
export type DataType = (typeof dataTypes)[number];

/** What the values of a field are of, where alarms are matched to them. */
export const genericFields = ['Asset', 'Location', 'Shop'] as const;
export type GenericField = (typeof genericFields)[number];

/** How an option of a list is written. */
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
  /** What the system calls it. */
  defaultName: string;
  /** What people here read. */
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
  /** Who took it away; null where it is there, or the system has it no more. */
  deletedBy?: string | null;
  /** Who added it; null for one that a pull brought. */
  createdBy?: string | null;
}

/** One value that a field of type List takes. */
export interface ExternalCmmsDomainValue {
  id: string;
  fieldId: string;
  /** The key: what the system takes. */
  name: string;
  /** The label: what people read. */
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

/** What a word of one side is on the other. */
export interface ValueTranslation {
  id: string;
  externalFieldId: string;
  externalValue: string;
  internalValue: string;
  /** The attribute whose values it translates; null: any that the field is filled from. */
  internalValueSource: string | null;
  translationDirection: SyncDirection;
}

/** Attributes of alarms and of what their source says for maintenance are one kind: a name is looked for in both. */
export const internalFieldTypes = ['ATTRIBUTE', 'WORK_TICKET_STATE'] as const;
export type InternalFieldType = (typeof internalFieldTypes)[number];

/** What fills an external field. */
export interface FieldMapping {
  /** Of the external field. */
  externalId: string;
  internalFieldType: InternalFieldType;
  internalFieldName: string;
}

/** Settings of all maintenance systems of a customer. */
export interface GlobalCmmsConfig {
  /** What a create form says of assets and locations is kept for its alarms (CMMS.6). */
  saveOnCreateWork: boolean;
}
