import { recentWorkDays } from '../../constants.ts';
import { allOf, anyOf, atLeast, isIn, not } from '../criteria/expression.ts';
import { type ConditionAt, choiceOf, countOf, type Filters, flagOf, valuesOf, whole } from '../criteria/filter.ts';
import { alarmColumn } from './alarm-columns.ts';
import type { AlarmRow } from './alarm-row.ts';

const hasWork = atLeast(alarmColumn.openWorkCount, 1);
const closedLately: ConditionAt<AlarmRow> = ({ now }) =>
  atLeast(alarmColumn.lastWorkTicketClosedAt, now - recentWorkDays * 86_400_000);

/** Filters on the state of an alarm, and on people's decisions. */
export const triageFilters = {
  priority: valuesOf('Alarm Priority', 'priority', alarmColumn.priority, { parse: whole('Alarm Priority', 5) }),
  status: valuesOf('Status', 'status', alarmColumn.status),
  state: choiceOf('Alarm State', 'select', {
    active: isIn(alarmColumn.isActive, true),
    inactive: isIn(alarmColumn.isActive, false),
  }),
  severity: choiceOf('Severity', 'select', {
    Alarm: isIn(alarmColumn.severity, 'Alarm'),
    Warn: isIn(alarmColumn.severity, 'Warn'),
    Fault: isIn(alarmColumn.severity, 'Fault'),
    Unreliable: isIn(alarmColumn.severity, 'Unreliable'),
    Normal: isIn(alarmColumn.severity, 'Normal'),
  }),
  pinned: flagOf('Pinned', isIn(alarmColumn.isPinned, true)),
  stale: flagOf('Stale Status', isIn(alarmColumn.isStale, true)),
  snoozed: flagOf('Snoozed', isIn(alarmColumn.status, 'Snoozed')),
  serviceImpact: flagOf('Service Impact', isIn(alarmColumn.isServiceImpacting, true)),
  activeWork: flagOf('Active Work', hasWork),
  activeWorkCount: countOf('Active Work Count', alarmColumn.openWorkCount),
  recentWork: choiceOf('Recent Work', 'select', {
    open: hasWork,
    closed: (moment) => allOf(not(hasWork), closedLately(moment)),
    none: (moment) => not(anyOf(hasWork, closedLately(moment))),
  }),
} satisfies Filters<AlarmRow>;
