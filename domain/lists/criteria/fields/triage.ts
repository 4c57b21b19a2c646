import { recentWorkDays } from '../../../constants.ts';
import { allOf, anyOf, atLeast, isIn, not } from '../expression.ts';
import type { Asked, Field } from './kinds.ts';
import { choiceOf, countOf, flagOf, valuesOf, whole } from './kinds.ts';

const hasWork = atLeast('openWorkCount', 1);
const closedLately: Asked = ({ now }) => atLeast('lastWorkTicketClosedAt', now - recentWorkDays * 86_400_000);

/** Where an alarm stands, and what people have decided about it. */
export const triageFields = {
  priority: valuesOf('Alarm Priority', 'priority', 'priority', { parse: whole('Alarm Priority', 5) }),
  status: valuesOf('Status', 'status', 'status'),
  state: choiceOf('Alarm State', 'select', { active: isIn('isActive', true), inactive: isIn('isActive', false) }),
  severity: choiceOf('Severity', 'select', {
    Alarm: isIn('severity', 'Alarm'),
    Warn: isIn('severity', 'Warn'),
    Fault: isIn('severity', 'Fault'),
    Unreliable: isIn('severity', 'Unreliable'),
    Normal: isIn('severity', 'Normal'),
  }),
  pinned: flagOf('Pinned', isIn('isPinned', true)),
  stale: flagOf('Stale Status', isIn('isStale', true)),
  snoozed: flagOf('Snoozed', isIn('status', 'Snoozed')),
  serviceImpact: flagOf('Service Impact', isIn('isServiceImpacting', true)),
  activeWork: flagOf('Active Work', hasWork),
  activeWorkCount: countOf('Active Work Count', 'openWorkCount'),
  recentWork: choiceOf('Recent Work', 'select', {
    open: hasWork,
    closed: (moment) => allOf(not(hasWork), closedLately(moment)),
    none: (moment) => not(anyOf(hasWork, closedLately(moment))),
  }),
} satisfies Record<string, Field>;
