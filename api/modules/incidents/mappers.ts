import type { AlarmOfRow } from '../../../domain/incidents/alarms-of-rows.ts';
import type { TicketOfIncident } from '../../../domain/incidents/create-ticket-of-incident.ts';
import type { ExplainedIncident } from '../../../domain/incidents/incidents-of.ts';
import type { Tried } from '../../../domain/incidents/measure.ts';
import type { AlarmRow } from '../../../domain/lists/alarms/alarm-row.ts';

export type AlarmOfRowMapper = AlarmOfRow;
export type IncidentMapper = ExplainedIncident;
export type IncidentTicketMapper = TicketOfIncident;
export type IncidentTrialMapper = Tried;
export interface RelatedAlarmsMapper {
  alarms: AlarmRow[];
  count: number;
}
