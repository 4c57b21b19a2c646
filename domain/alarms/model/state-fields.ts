import { field, type TableField } from '../../../platform/table-fields.ts';
import type { Severity } from './severity.ts';

/** Writers of a field: none after the alarm's first event; events too; or only people, rules and sweeps. */
type Writer = 'nobody' | 'source' | 'people';

const writtenBy =
  (writer: Writer) =>
  <Value>(declared: TableField<Value>): TableField<Value> & { writer: Writer } => ({ ...declared, writer });
const fixed = writtenBy('nobody');
const bySource = writtenBy('source');
const byPeople = writtenBy('people');

/**
 * Fields of an alarm's state that are columns of `alarm_state`. All that lists show, filter and send of a state follows
 * from here; fields used only by the state machine are `memoryFields`.
 */
export const stateFields = {
  customerId: fixed(field.int('customer_id')),
  id: fixed(field.bigint('id')),
  fingerprint: fixed(field.uuid('fingerprint')),
  systemId: fixed(field.int('system_id')),
  /** One of `builtInStatuses` or a custom status. */
  status: bySource(field.text('status')),
  enteredStatusAt: bySource(field.time('entered_status_at')),
  isActive: bySource(field.boolean('is_active')),
  severity: bySource(field.text('severity').as<Severity>()),
  priority: bySource(field.smallint('priority')),
  isServiceImpacting: byPeople(field.boolean('is_service_impacting')),
  isPinned: byPeople(field.boolean('is_pinned')),
  isStale: bySource(field.boolean('is_stale')),
  snoozeExpiresAt: byPeople(field.time('snooze_expires_at').orNull()),
  openWorkCount: byPeople(field.int('open_work_count')),
  lastWorkTicketClosedAt: byPeople(field.time('last_work_ticket_closed_at').orNull()),
  chatteringCount: bySource(field.int('chattering_count')),
  fleetingCount: bySource(field.int('fleeting_count')),
  nuisanceCount: bySource(field.int('nuisance_count')),
  latestAlarmAt: bySource(field.time('latest_alarm_at').orNull()),
  latestEndAt: bySource(field.time('latest_end_at').orNull()),
  createdAt: fixed(field.time('created_at')),
  deletedAt: byPeople(field.time('deleted_at').orNull()),
  version: bySource(field.bigint('version')),
};

const { customerId: _customer, fingerprint: _fingerprint, ...shown } = stateFields;
/** The fields of a state that lists show, filter or sort by. */
export const shownStateFields = shown;
