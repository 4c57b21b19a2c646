import { notFound } from '../../platform/errors.ts';
import { iso, isoOrNull } from '../../platform/instant.ts';
import type { AlarmResolvers } from '../generated/resolvers.ts';

/** What was received may be JSON or text. */
const readPayload = (payload: string): unknown => {
  try {
    return JSON.parse(payload);
  } catch {
    return payload;
  }
};

export const Alarm: AlarmResolvers = {
  id: (alarm) => String(alarm.id),
  displayId: (alarm) => `A${alarm.id}`,
  point: (alarm) => alarm.pointPath,
  // points are entities only where assets are known
  pointEntityId: () => null,
  entities: () => [],
  entityIds: () => [],
  state: (alarm) => (alarm.isActive ? 'active' : 'inactive'),
  isNuisance: (alarm) => alarm.nuisanceCount > 0,
  // no ticket was created by a rule
  isAutoDispatch: () => false,
  activeWorkCount: (alarm) => alarm.openWorkCount,
  enteredStatusAt: (alarm) => iso(alarm.enteredStatusAt),
  latestAlarmTime: (alarm) => isoOrNull(alarm.latestAlarmAt),
  latestEndTime: (alarm) => isoOrNull(alarm.latestEndAt),
  lastWorkTicketClosedAt: (alarm) => isoOrNull(alarm.lastWorkTicketClosedAt),
  snoozeExpiresAt: (alarm) => isoOrNull(alarm.snoozeExpiresAt),
  snoozedBy: async (alarm, _, { loaders }) => {
    const userId = alarm.status === 'Snoozed' ? await loaders.snoozers.load(alarm.id) : null;
    return userId === null ? null : loaders.people.load(userId);
  },
  createdAt: (alarm) => iso(alarm.createdAt),
  properties: async (alarm, _, { loaders }) =>
    (await loaders.properties.load(alarm.id))
      .filter(({ type }) => !alarm.propertyTypes || alarm.propertyTypes.includes(type))
      .map((property) => ({ ...property, id: `${alarm.id}:${property.type}` })),
  externalSystem: async (alarm, _, { loaders }) => {
    const system = await loaders.systems.load(alarm.systemId);
    if (!system) throw notFound('The source of this alarm does not exist');
    return system;
  },
  rawAttributes: async (alarm, _, { loaders }) => {
    const payload = await loaders.payloads.load(alarm.id);
    return payload === null ? null : readPayload(payload);
  },
};
