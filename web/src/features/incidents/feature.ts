import type { Feature } from '#frame/feature.ts';
import { type Me, seesAlarms, seesReports } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';
import { onDemand } from '#ui/on-demand.tsx';

const sees = (me: Me) => seesAlarms(me) && seesReports(me);

export default {
  console: [{ path: 'reports/incidents', sees, load: async () => (await import('./IncidentsPage.tsx')).IncidentsPage }],
  reports: [{ rank: 15, name: pageTexts.incidents, to: '/reports/incidents', sees: seesAlarms }],
  parts: [
    { AlarmIncident: onDemand(async () => (await import('./AlarmIncident.tsx')).AlarmIncident) },
    { IncidentTicket: onDemand(async () => (await import('./IncidentTicket.tsx')).IncidentTicket) },
    { TicketRelated: onDemand(async () => (await import('./TicketRelated.tsx')).TicketRelated) },
  ],
} satisfies Feature;
