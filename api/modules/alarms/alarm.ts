import { shownProperty } from '../../../domain/properties/shown-property.ts';
import { notFound } from '../../../platform/errors.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import type { AlarmResolvers } from '../../generated/resolvers.ts';
import type { ApiContext } from '../../request/context.ts';
import type { AlarmMapper } from './mappers.ts';

/** Parses a received payload, which may be JSON or text. */
const readPayload = (payload: string): unknown => {
  try {
    return JSON.parse(payload);
  } catch {
    return payload;
  }
};

/** Returns the ids of the asset that its point is assigned to and of the entities that its texts name. */
const entityIdsOf = ({ pointEntityId, properties }: AlarmMapper): number[] => [
  ...new Set([pointEntityId, ...properties.map(({ entityId }) => entityId)].filter((id) => id != null)),
];

const snoozerOf = ({ id, status }: AlarmMapper, { loaders }: ApiContext) =>
  status === 'Snoozed' ? loaders.snoozers.load(id) : null;

export const Alarm: AlarmResolvers = {
  id: (alarm) => String(alarm.id),
  displayId: (alarm) => `A${alarm.id}`,
  point: (alarm) => alarm.pointPath,
  pointEntityId: ({ pointEntityId }) => (pointEntityId === null ? null : String(pointEntityId)),
  entities: async (alarm, _, { loaders }) =>
    (await loaders.entities.loadMany(entityIdsOf(alarm))).filter((entity) => entity !== null && 'id' in entity),
  entityIds: (alarm) => entityIdsOf(alarm).map(String),
  state: (alarm) => (alarm.isActive ? 'active' : 'inactive'),
  isNuisance: (alarm) => alarm.nuisanceCount > 0,
  isAutoDispatch: ({ id }, _, { loaders }) => loaders.autoDispatched.load(id),
  activeWorkCount: (alarm) => alarm.openWorkCount,
  enteredStatusAt: (alarm) => iso(alarm.enteredStatusAt),
  latestAlarmTime: (alarm) => isoOrNull(alarm.latestAlarmAt),
  latestEndTime: (alarm) => isoOrNull(alarm.latestEndAt),
  lastWorkTicketClosedAt: (alarm) => isoOrNull(alarm.lastWorkTicketClosedAt),
  snoozeExpiresAt: (alarm) => isoOrNull(alarm.snoozeExpiresAt),
  snoozedBy: async (alarm, _, api) => {
    const userId = (await snoozerOf(alarm, api))?.userId ?? null;
    return userId === null ? null : api.loaders.people.load(userId);
  },
  snoozedByRule: async (alarm, _, api) => {
    const ruleId = (await snoozerOf(alarm, api))?.automationRuleId ?? null;
    return ruleId === null ? null : api.loaders.automationRules.load(ruleId);
  },
  workTickets: (alarm, _, { loaders }) => loaders.alarmTickets.load(alarm.id),
  cmmsConfigStatus: async (alarm, _, { loaders }) => (await loaders.cmms.load(alarm)).status,
  cmmsMappedAssetName: async (alarm, _, { loaders }) => (await loaders.cmms.load(alarm)).asset?.name ?? null,
  cmmsMappedAssetValue: async (alarm, _, { loaders }) => (await loaders.cmms.load(alarm)).asset?.value ?? null,
  cmmsMappedLocationName: async (alarm, _, { loaders }) => (await loaders.cmms.load(alarm)).location?.name ?? null,
  cmmsMappedLocationValue: async (alarm, _, { loaders }) => (await loaders.cmms.load(alarm)).location?.value ?? null,
  createdAt: (alarm) => iso(alarm.createdAt),
  properties: async (alarm, _, { loaders }) => {
    const wanted = alarm.properties.filter(({ type }) => !alarm.propertyTypes || alarm.propertyTypes.includes(type));
    if (wanted.length === 0) return [];
    const [system, definitions] = await Promise.all([
      loaders.systems.load(alarm.systemId),
      loaders.definitions.load('own'),
    ]);
    const places = new Set(definitions.filter(({ hasLocations }) => hasLocations).map(({ name }) => name));
    return wanted.flatMap((property) => {
      const shown = system && shownProperty(property, system);
      if (!shown) return [];
      const { type, value, confidence, shownConfidence, needsVerification, by, text, field, userName } = shown;
      return {
        ...{ id: `${alarm.id}:${type}`, type, value, confidence, shownConfidence, needsVerification, source: by },
        hasLocations: places.has(type),
        sourceText: text ?? null,
        sourceField: field ?? null,
        verifiedBy: by === 'PERSON' ? (userName ?? null) : null,
      };
    });
  },
  externalSystem: async (alarm, _, { loaders }) => {
    const system = await loaders.systems.load(alarm.systemId);
    if (!system) throw notFound(alarmTexts.sourceGone);
    return system;
  },
  isSenderUnverified: (alarm) => alarm.unverifiedSender !== null,
  rawAttributes: async (alarm, _, { loaders }) => {
    const payload = await loaders.payloads.load(alarm.id);
    return payload === null ? null : readPayload(payload);
  },
};
