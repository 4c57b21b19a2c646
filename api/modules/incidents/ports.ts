import type { IncidentHistory } from '../../../domain/incidents/measure.ts';
import { findAlarmStarts } from '../../../warehouse/queries/incidents/alarm-starts.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ warehouse }: PortDeps): { incidentHistory: IncidentHistory } => ({
  incidentHistory: { starts: (of) => findAlarmStarts(warehouse, of) },
});
