import { field } from '../../../platform/table-fields.ts';
import type { AlarmProperty } from './property.ts';

/** Texts that both people and charts read. */
const sharedTexts = {
  contextualName: field.text('contextual_name'),
  text: field.text('text'),
  pointPath: field.text('point_path').orNull(),
  stationPath: field.text('station_path').orNull(),
  condition: field.text('condition').orNull(),
  alarmClass: field.text('alarm_class').orNull(),
  alarmType: field.text('alarm_type').orNull(),
};

/** Fields that the warehouse keeps of an alarm besides its state: columns of `alarms`, there and in Postgres. */
export const historyFields = {
  ...sharedTexts,
  pointName: field.text('point_name').orNull(),
  /** Its properties, as criteria look at them: `type` and `type=value`. */
  propertyTokens: field.texts('property_tokens'),
};

/** Fields that people read of an alarm besides its state: columns of `alarms`. */
export const detailFields = {
  ...sharedTexts,
  formattedRawText: field.text('formatted_raw_text'),
  priorityLastModifiedBy: field.text('priority_last_modified_by').orNull(),
  serviceImpactLastModifiedBy: field.text('service_impact_last_modified_by').orNull(),
  notes: field.text('notes').orNull(),
  snoozeReason: field.text('snooze_reason').orNull(),
  /** Findings about the sender of its newest event, in words, where that came by a mail that was not verified. */
  unverifiedSender: field.text('unverified_sender').orNull(),
  cmmsAttributes: field.json('cmms_attributes'),
  /** Values that maintenance systems are sent of it, as tokens. */
  cmmsTokens: field.texts('cmms_tokens'),
  properties: field.json('properties').as<AlarmProperty[]>(),
  /** The asset that a person gave its point to. */
  pointEntityId: field.bigint('point_entity_id').orNull(),
};
