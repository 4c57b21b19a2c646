import { alarmsOfRows } from '../../../domain/incidents/alarms-of-rows.ts';
import { createTicketOfIncident } from '../../../domain/incidents/create-ticket-of-incident.ts';
import {
  findIncident,
  listIncidents,
  listMembers,
  listRelatedAlarms,
} from '../../../domain/incidents/find-incident.ts';
import type { Incident as IncidentRow } from '../../../domain/incidents/incident-rows.ts';
import { explained } from '../../../domain/incidents/incidents-of.ts';
import { listByCause } from '../../../domain/incidents/list-by-cause.ts';
import { measureIncidents, tryIncidents } from '../../../domain/incidents/measure.ts';
import { mergeIncidents } from '../../../domain/incidents/merge-incidents.ts';
import { splitFromIncident } from '../../../domain/incidents/split-incident.ts';
import { notFound } from '../../../platform/errors.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import { incidentTexts } from '../../../texts/server/incidents.ts';
import type {
  AlarmOfRowResolvers,
  AlarmResolvers,
  IncidentResolvers,
  IncidentTicketResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';
import type { ApiContext } from '../../request/context.ts';

const asWhole = async ({ ctx }: ApiContext, incident: IncidentRow) => {
  const [one] = await explained(ctx, [incident]);
  if (!one) throw notFound(incidentTexts.notFound);
  return one;
};
const asWholeOrNull = (api: ApiContext, incident: IncidentRow | null) =>
  incident === null ? null : asWhole(api, incident);

export const Query: QueryResolvers = {
  incident: async (_, { id }, api) => asWhole(api, await findIncident(api.ctx, id)),
  incidents: async (_, input, { ctx }) => explained(ctx, await listIncidents(ctx, input)),
  fastAlarmsByCause: async (_, { properties, sort, limit, after, shownIncidents, ...where }, { ctx }) => {
    const alarms = await listByCause(ctx, { where, orderBy: sort, limit, after, shownIncidents });
    return alarms.map((alarm) => ({ ...alarm, propertyTypes: properties }));
  },
  alarmsOfRows: (_, { incidentIds, ...where }, { ctx }) => alarmsOfRows(ctx, { incidentIds, where }),
  relatedAlarms: (_, input, { ctx }) => listRelatedAlarms(ctx, input),
  incidentMeasure: (_, _input, { ctx }) => measureIncidents(ctx),
  incidentTrial: (_, input, { ctx, ports: { incidentHistory } }) => tryIncidents({ ...ctx, incidentHistory }, input),
};

export const Mutation: MutationResolvers = {
  splitFromIncident: async (_, input, api) => {
    const { incident, splitOff } = await splitFromIncident(api.ctx, input);
    return { incident: await asWholeOrNull(api, incident), splitOff: await asWholeOrNull(api, splitOff) };
  },
  mergeIncidents: async (_, input, api) => asWhole(api, await mergeIncidents(api.ctx, input)),
  createTicketOfIncident: (_, input, { ctx }) => createTicketOfIncident(ctx, input),
};

export const Alarm: AlarmResolvers = {
  incident: ({ id }, _, { loaders }) => loaders.incidents.load(id),
};

export const Incident: IncidentResolvers = {
  id: ({ id }) => String(id),
  causeAlarm: async ({ causeAlarmId }, _, { loaders }) => {
    const alarm = await loaders.causeAlarms.load(causeAlarmId);
    if (!alarm) throw notFound(incidentTexts.notFound);
    return alarm;
  },
  causeAsset: async ({ causeAssetId }, _, { loaders }) =>
    (await loaders.assetNames.load(causeAssetId)) ?? incidentTexts.someAsset,
  startedAt: ({ startedAt }) => iso(startedAt),
  endedAt: ({ endedAt }) => isoOrNull(endedAt),
  ticketId: ({ ticketId }) => (ticketId === null ? null : String(ticketId)),
  alarms: (incident, page, { ctx }) => listMembers(ctx, incident, page),
};

export const AlarmOfRow: AlarmOfRowResolvers = {
  incidentId: ({ incidentId }) => String(incidentId),
  alarmId: ({ alarmId }) => String(alarmId),
};

export const IncidentTicket: IncidentTicketResolvers = { workTicket: ({ ticket }) => ticket };
